import { nextMarkup } from '@clearbench/xml/text-index/markup';
import { attributesBetween } from '@clearbench/xml/text-index/tag-attributes';
import { type Fix, type Fixing, paramOf } from './fix.ts';

const attributesAt = ({ text, offset }: Fixing) => {
  const tag = nextMarkup(text, offset);
  return tag?.from === offset ? { tag, attributes: attributesBetween(text, tag.nameTo, tag.to) } : undefined;
};

/** Takes an attribute out that the element may not have. */
export const removeAttributeFixes = (fixing: Fixing): readonly Fix[] => {
  const name = paramOf(fixing.finding, 'attribute');
  const attribute = attributesAt(fixing)?.attributes.find((one) => one.name === name);
  if (attribute === undefined) return [];
  const before = fixing.text.slice(0, attribute.from);
  const blanks = before.length - before.trimEnd().length;
  const edit = { from: attribute.from - blanks, to: attribute.to, text: '' };
  return [{ kind: 'removeAttribute', value: name, edits: [edit], isPreferred: true }];
};

/** Gives an element the attribute it must have; amounts of SEPA payments are in euros. */
export const addAttributeFixes = (fixing: Fixing): readonly Fix[] => {
  const name = paramOf(fixing.finding, 'attribute');
  const found = attributesAt(fixing);
  if (found === undefined || name === '' || found.attributes.some((one) => one.name === name)) return [];
  const written = `${name}="${name === 'Ccy' ? 'EUR' : ''}"`;
  const edit = { from: found.tag.nameTo, to: found.tag.nameTo, text: ` ${written}` };
  return [{ kind: 'addAttribute', value: written, edits: [edit], isPreferred: true }];
};

/** Puts another namespace in place of the one that says what the element at the offset is. */
const namespaceFix = (fixing: Fixing, from: string, by: string): readonly Fix[] => {
  const attribute = attributesAt(fixing)?.attributes.find(
    ({ name, value }) => /^xmlns(:|$)/.test(name) && value.trim() === from,
  );
  if (attribute === undefined || by === '') return [];
  const edit = { from: attribute.valueFrom, to: attribute.valueTo, text: by };
  return [{ kind: 'namespace', value: by.slice(by.lastIndexOf(':') + 1), edits: [edit], isPreferred: true }];
};

/** The namespace of the message that was meant, or of the version the rulebook wants. */
export const namespaceFixes = (fixing: Fixing): readonly Fix[] => {
  const { finding } = fixing;
  const meant = paramOf(finding, 'nearest');
  if (meant !== '') return namespaceFix(fixing, paramOf(finding, 'namespace'), meant);
  const [message, instead] = [paramOf(finding, 'message'), paramOf(finding, 'instead')];
  const known = fixing.text.indexOf(`:${message}`, fixing.offset);
  const attribute = attributesAt(fixing)?.attributes.find(
    ({ valueFrom, valueTo }) => known >= valueFrom && known < valueTo,
  );
  if (attribute === undefined || message === '' || instead === '') return [];
  return namespaceFix(fixing, attribute.value.trim(), attribute.value.trim().replace(message, instead));
};
