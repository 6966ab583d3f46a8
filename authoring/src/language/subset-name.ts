import { schemeNames } from '@clearbench/contracts/sim-env/scheme';
import type { Grammar } from '@clearbench/iso20022/grammar/grammar';
import { hasSubset } from '@clearbench/iso20022/subsets/message-subset';
import { nextMarkup } from '@clearbench/xml/text-index/markup';
import type { TextIndex } from '@clearbench/xml/text-index/text-index';

/** The scheme and rulebook whose subset the messages of a text are compared with. */
export type SubsetName = { readonly scheme: string; readonly rulebook: string };

/** Start tags that are looked at: a message of a clearing file begins after the header of the file. */
const longestLook = 60;

/** Undefined where the text has no message with a known subset near its beginning. */
export const subsetNameOf = (index: TextIndex, { along, profile }: Grammar): SubsetName | undefined => {
  const text = index.text();
  let markup = nextMarkup(text, 0);
  for (let seen = 0; seen < longestLook && markup !== undefined; markup = nextMarkup(text, markup.to)) {
    if (markup.kind !== 'open' && markup.kind !== 'empty') continue;
    seen += 1;
    const model = along(index.within(markup.from + 1)).at(-1)?.model;
    if (model !== undefined && hasSubset(model.name, profile))
      return { scheme: schemeNames[profile.scheme], rulebook: profile.rbVersion };
  }
  return undefined;
};
