import { fieldName } from '@clearbench/iso20022/field-names/field-names';
import { elementText } from '@clearbench/iso20022/grammar/element-text';
import type { Placed } from '@clearbench/iso20022/grammar/grammar';
import type { ElementUse } from '@clearbench/iso20022/model/model';
import { followingIn } from '@clearbench/xml/text-index/following';
import { allowedBetween, requiredFirst } from './allowed.ts';
import { messageChoices } from './complete-message.ts';
import type { Choice, Completing } from './completing.ts';

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
const choiceOf = (completing: Completing, placed: Placed, use: ElementUse): Omit<Choice, 'isRequired'> => {
  const { cursor, language } = completing;
  const { prefix = '' } = cursor.open.at(-1) ?? {};
  const name = prefix === '' ? use.name : `${prefix}:${use.name}`;
  const type = placed.model.typeNamed(use.type);
  const written = elementText({ model: placed.model, type }, use.name, { prefix, isSnippet: true, indent: '\t' });
  const isInTag = cursor.kind === 'openName';
  const isWhole = isInTag && cursor.tag?.markup.kind !== 'broken';
  return {
    kind: 'element',
    label: use.name,
    text: fieldName(use.name, language),
    occurs: occursOf(use),
    insert: isWhole ? name : written.text.slice(isInTag ? 1 : 0),
    from: cursor.from,
    to: cursor.to,
    filter: name,
    asksNext: !isWhole && written.asks,
  };
};

/** The elements that may stand at the cursor, required ones first; messages where one may begin. */
export const elementChoices = (completing: Completing): readonly Choice[] => {
  const { cursor, grammar } = completing;
  const parent = cursor.open.at(-1);
  const placed = grammar.along(cursor.open).at(-1);
  if (parent === undefined || placed === undefined) return messageChoices(completing, placed);
  const behind = siblingsBehind(completing);
  const allowed = requiredFirst(allowedBetween(placed.type, parent.children, behind));
  return allowed.flatMap(({ use, isRequired }) => {
    const bulks = messageChoices(completing, placed, use.name);
    return bulks.length > 0 ? bulks : [{ ...choiceOf(completing, placed, use), isRequired }];
  });
};
