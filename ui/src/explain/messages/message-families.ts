import { type Scheme, schemeNames } from '@clearbench/contracts/sim-env/scheme';
import type { Profile } from '@clearbench/iso20022/profile';
import { messagesOf, rulebookVersions } from '@clearbench/iso20022/rulebooks';
import { messageSubset, type SubsetSource, subsetSources } from '@clearbench/iso20022/subsets/message-subset';
import { type SubsetLine, subsetTree } from '@clearbench/iso20022/subsets/subset-tree';

export type Rulebook = Profile['rbVersion'];

/** The versions of one message: `pacs.008` of `pacs.008.001.02` and `pacs.008.001.08`. */
export type MessageFamily = { readonly name: string; readonly schemes: readonly Scheme[] };

const schemes = Object.keys(schemeNames) as readonly Scheme[];
const lengthOfFamily = 'pacs.008'.length;

const exchanges = (family: string, scheme: Scheme): boolean =>
  rulebookVersions.some((rulebook) => versionsOf(family, scheme, rulebook).length > 0);

/** The versions of a message that a scheme exchanges under a rulebook. */
export const versionsOf = (family: string, scheme: Scheme, rulebook: Rulebook): readonly string[] =>
  messagesOf(rulebook, scheme).filter((message) => message.startsWith(`${family}.`));

/** Every message that a scheme exchanges. */
export const messageFamilies: readonly MessageFamily[] = [
  ...new Set(rulebookVersions.flatMap((rulebook) => messagesOf(rulebook)).map((name) => name.slice(0, lengthOfFamily))),
]
  .toSorted()
  .map((name) => ({ name, schemes: schemes.filter((scheme) => exchanges(name, scheme)) }));

/** One use of a message under one rulebook. `lines` are empty and `source` is undefined where its subset is not known. */
export type ShownSubset = {
  readonly rulebook: Rulebook;
  readonly message: string;
  /** '' for a message with one use. */
  readonly use: string;
  readonly source: SubsetSource | undefined;
  readonly lines: readonly SubsetLine[];
};

const subsetsOfVersion = (message: string, scheme: Scheme, rulebook: Rulebook): readonly ShownSubset[] => {
  const where = { scheme, rbVersion: rulebook };
  const subset = messageSubset(message, where);
  if (subset === undefined) return [{ rulebook, message, use: '', source: undefined, lines: [] }];
  const sources = subsetSources(message, where);
  return [...subset.uses].map(([use, element]) => ({
    rulebook,
    message,
    use,
    source: sources.get(use),
    lines: subsetTree(message, element),
  }));
};

/** The uses of a message in a scheme under a rulebook, with their subsets. */
export const shownSubsets = (family: string, scheme: Scheme, rulebook: Rulebook): readonly ShownSubset[] =>
  versionsOf(family, scheme, rulebook).flatMap((message) => subsetsOfVersion(message, scheme, rulebook));
