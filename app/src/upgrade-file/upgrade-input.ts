import { applyProposal } from '@clearbench/authoring/upgrade/replace-element';
import { upgraded } from '@clearbench/command-service/text-workers/upgraded';
import type { UpgradeFinding } from '@clearbench/contracts/file/upgrade-routes';
import type { Arguments } from './arguments.ts';

export type UpgradedInput = {
  readonly bytes: Uint8Array;
  /** What needs a decision, at most 200. */
  readonly findings: readonly UpgradeFinding[];
  readonly findingCount: number;
};

/** Applies the proposals one after the other; findings without one are left. */
const withProposals = ({ bytes, findings, findingCount }: UpgradedInput): UpgradedInput => {
  let text = new TextDecoder().decode(bytes);
  const left = findings.filter(({ path, proposal }) => {
    const applied = proposal === undefined ? undefined : applyProposal(text, path, proposal);
    text = applied?.text ?? text;
    return applied === undefined;
  });
  const applied = findings.length - left.length;
  return { bytes: new TextEncoder().encode(text), findings: left, findingCount: findingCount - applied };
};

/** The upgraded text; throws with a sentence for a text that is not well-formed. */
export const upgradeInput = async (
  bytes: Uint8Array,
  { scheme, rulebook, appliesProposals }: Arguments,
): Promise<UpgradedInput> => {
  const upgrade = await upgraded(bytes, { scheme, rbVersion: rulebook });
  if ('brokenAtLine' in upgrade) throw new Error(`is not well-formed at line ${upgrade.brokenAtLine}`);
  return appliesProposals ? withProposals(upgrade) : upgrade;
};
