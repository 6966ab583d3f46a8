import type { UpgradeChange, UpgradeFinding } from '@clearbench/contracts/file/upgrade-routes';
import type { Profile } from '@clearbench/iso20022/profile';

/** The rulebook to which a text is upgraded. */
export type UpgradeTarget = Pick<Profile, 'scheme' | 'rbVersion'>;

export type Upgrade = {
  readonly text: string;
  /** Each kind of change once, at most `mostEntries`, in the order of the text. */
  readonly changes: readonly UpgradeChange[];
  /** In the order of the text; at most `mostEntries`. */
  readonly findings: readonly UpgradeFinding[];
  readonly findingCount: number;
};

/** Changes and findings that an upgrade lists. */
export const mostEntries = 200;
