import type { Profile } from '@clearbench/iso20022/profile';

/** The rulebook to which a text is upgraded. */
export type UpgradeTarget = Pick<Profile, 'scheme' | 'rbVersion'>;

/** What the upgrade changed, counted over the text. */
export type UpgradeChange = {
  /** `message`: a message version. `name`, `wrap`, `group`: an element has another name or place. `value`: a value. */
  readonly kind: 'message' | 'name' | 'wrap' | 'group' | 'value';
  /** The version, element or value before. */
  readonly from: string;
  readonly to: string;
  readonly count: number;
};

/** What the upgrade cannot decide. */
export type UpgradeFinding = {
  /**
   * `message`: the rulebook has no version of the message. `element`: the newer version has no such element.
   * `address`: the rulebook requires the town and the country of an address as elements.
   */
  readonly kind: 'message' | 'element' | 'address';
  /** e.g. /Document/FIToFICstmrCdtTrf/CdtTrfTxInf[2]/Dbtr/PstlAdr, with the names of the upgraded text. */
  readonly path: string;
  /** XML that could replace the element. */
  readonly proposal?: string;
};

export type Upgrade = {
  readonly text: string;
  readonly changes: readonly UpgradeChange[];
  /** In the order of the text; at most `mostFindings`. */
  readonly findings: readonly UpgradeFinding[];
  readonly findingCount: number;
};

/** Findings that an upgrade lists. */
export const mostFindings = 1_000;
