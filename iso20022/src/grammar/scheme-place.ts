import type { OpenElement } from '@clearbench/xml/text-index/open-element';
import type { Profile } from '../profile.ts';
import { messageSubset } from '../subsets/message-subset.ts';
import { placeInSubset, type SubsetPlace } from '../subsets/scheme-elements.ts';
import { useInText } from '../subsets/use-in-text.ts';
import type { Placed } from './grammar.ts';

/** A place in a message, seen from the subset of the environment's scheme. */
export type SchemePlace = SubsetPlace & {
  /** The use of the message by its content; '' for a message with one use, undefined while nothing decides. */
  readonly messageUse: string | undefined;
  /** The names from the message element, which is not among them, to the place. */
  readonly names: readonly string[];
};

/**
 * The innermost of the open elements, seen from the subset of its message; undefined where the message has no known
 * subset. While nothing decides for a use, what any use allows is allowed.
 */
export const schemePlaceAt = (
  text: string,
  open: readonly Pick<OpenElement, 'from' | 'local'>[],
  path: readonly (Placed | undefined)[],
  profile: Profile,
): SchemePlace | undefined => {
  const model = path.at(-1)?.model;
  const message = model?.document.kind === 'sequence' ? model.document.elements[0]?.name : undefined;
  const subset = model && messageSubset(model.name, profile);
  if (model === undefined || subset === undefined) return undefined;
  const first = path.findLastIndex((place) => place?.model !== model) + 1;
  const at = open[first]?.local === message ? first : first + 1;
  if (open[at]?.local !== message) return undefined;
  const around = open.slice(at);
  const use = subset.uses.size === 1 ? [...subset.uses.keys()][0] : useInText(text, model, around, profile);
  const names = around.slice(1).map(({ local }) => local);
  const root = (use === undefined ? undefined : subset.uses.get(use)) ?? subset.anyUse;
  return { ...placeInSubset(root, names), messageUse: use, names };
};
