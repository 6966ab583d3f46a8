import { fieldName } from '@clearbench/iso20022/field-names/field-names';
import { elementText } from '@clearbench/iso20022/grammar/element-text';
import type { Placed } from '@clearbench/iso20022/grammar/grammar';
import { schemePlaceAt } from '@clearbench/iso20022/grammar/scheme-place';
import type { ElementUse } from '@clearbench/iso20022/model/model';
import { elementsBeside, schemeElements } from '@clearbench/iso20022/subsets/scheme-elements';
import { followingIn } from '@clearbench/xml/text-index/following';
import { type Allowed, allowedBetween, usualFirst } from './allowed.ts';
import { messageChoices } from './complete-message.ts';
import type { Choice, Completing } from './completing.ts';
import { markOf } from './subset-mark.ts';

/** The number of occurrences of an element, such as `0..1` or `1..*`. */
export const occursOf = ({ min, max }: Pick<ElementUse, 'min' | 'max'>): string =>
  `${min}..${max === Number.POSITIVE_INFINITY ? '*' : max}`;

/** Names of the siblings behind the cursor; an element that is being renamed is none of its own siblings. */
const siblingsBehind = ({ text, cursor }: Completing): readonly string[] => {
  const { tag, open, to } = cursor;
  const parent = open.at(-1)?.name ?? '';
  if (tag === undefined || tag.markup.kind === 'broken')
    return followingIn(text, tag?.markup.to ?? to, parent).children;
  return followingIn(text, tag.markup.from, parent).children.slice(1);
};

/** In a tag that is whole only the name is replaced; else the element comes with all it must hold. */
const choiceOf = (completing: Completing, placed: Placed, { element, status, isRequired }: Allowed): Choice => {
  const { cursor, language, grammar } = completing;
  const { use, below: subset } = element;
  const { prefix = '' } = cursor.open.at(-1) ?? {};
  const name = prefix === '' ? use.name : `${prefix}:${use.name}`;
  const type = placed.model.typeNamed(use.type);
  const written = elementText({ model: placed.model, type, subset }, use.name, {
    prefix,
    isSnippet: true,
    indent: '\t',
  });
  const isInTag = cursor.kind === 'openName';
  const isWhole = isInTag && cursor.tag?.markup.kind !== 'broken';
  return {
    kind: 'element',
    label: use.name,
    text: fieldName(use.name, language),
    occurs: occursOf(use),
    isRequired,
    outsideSubset: markOf(status, grammar.profile),
    insert: isWhole ? name : written.text.slice(isInTag ? 1 : 0),
    from: cursor.from,
    to: cursor.to,
    filter: name,
    asksNext: !isWhole && written.asks,
  };
};

/** The elements that ISO 20022 allows at the cursor, with what the scheme's subset says of them. */
const allowedAt = (completing: Completing): readonly Allowed[] => {
  const { text, cursor, grammar } = completing;
  const { open } = cursor;
  const places = grammar.along(open);
  const [parent, placed] = [open.at(-1), places.at(-1)];
  if (parent === undefined || placed === undefined) return [];
  const { type } = placed;
  if (type.kind !== 'sequence' && type.kind !== 'choice') return [];
  const subset = schemePlaceAt(text, open, places, grammar.profile)?.element;
  const behind = siblingsBehind(completing);
  const has = (name: string): boolean => parent.children.has(name) || behind.includes(name);
  const elements = elementsBeside(schemeElements(type, subset), subset, has);
  return allowedBetween(type.kind, elements, parent.children, behind);
};

/**
 * The elements that may stand at the cursor, those of the scheme's subset first and of them the required ones; messages
 * where one may begin.
 */
export const elementChoices = (completing: Completing): readonly Choice[] => {
  const { cursor, grammar, showsAll } = completing;
  const placed = grammar.along(cursor.open).at(-1);
  if (cursor.open.length === 0 || placed === undefined) return messageChoices(completing, placed);
  const allowed = allowedAt(completing).filter(({ status }) => showsAll || status === 'allowed');
  return usualFirst(allowed).flatMap((one) => {
    const bulks = messageChoices(completing, placed, one.element.use.name);
    return bulks.length > 0 ? bulks : [choiceOf(completing, placed, one)];
  });
};
