import { schemes } from '@clearbench/contracts/sim-env/scheme';
import { messagesOf, rulebookVersions } from '@clearbench/iso20022/rulebooks';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { messageSubset } from '@clearbench/iso20022/subsets/message-subset';
import type { ScoredSubset } from './subset-score.ts';

/** Every message and use whose subset is known, in every scheme and rulebook. */
export const scoredSubsets = (): readonly ScoredSubset[] =>
  schemes.flatMap((scheme) =>
    rulebookVersions.toReversed().flatMap((rbVersion) =>
      messagesOf(rbVersion, scheme).flatMap((messageType) => {
        const profile = { ...sctProfile, scheme, rbVersion };
        const uses = messageSubset(messageType, profile)?.uses ?? new Map();
        return [...uses].map(([use, subset]) => ({ messageType, use, profile, subset }));
      }),
    ),
  );

/** e.g. `camt.056.001.01 recall, sct 2019`. */
export const nameOf = ({ messageType, use, profile }: ScoredSubset): string =>
  `${messageType}${use === '' ? '' : ` ${use}`}, ${profile.scheme} ${profile.rbVersion}`;
