import type { OpenElement } from '@clearbench/xml/text-index/open-element';
import { type Fix, type Fixing, paramOf } from './fix.ts';
import { elementAt, withLine } from './ranges.ts';

/** The element whose value or tag is the place of a finding. */
const elementOf = ({ index, text, offset }: Fixing): OpenElement | undefined =>
  index.within(text[offset] === '<' ? offset + 1 : offset).at(-1);

/** Puts a value without blanks around it and with single ones inside, over however many lines it goes. */
export const trimFixes = (fixing: Fixing): readonly Fix[] => {
  const { text } = fixing;
  const from = elementOf(fixing)?.to;
  const to = from === undefined ? -1 : text.indexOf('<', from);
  if (from === undefined || to < 0 || text[to + 1] !== '/') return [];
  const written = text.slice(from, to);
  const value = written.trim().replace(/[\t\r\n ]+/g, ' ');
  if (value === '' || value === written) return [];
  return [{ kind: 'code', value, edits: [{ from, to, text: value }], isPreferred: true }];
};

/** Removes an empty element; its value is unknown. */
export const emptyFixes = (fixing: Fixing): readonly Fix[] => {
  const { text, finding } = fixing;
  const from = elementOf(fixing)?.from;
  const element = from === undefined ? undefined : elementAt(text, from);
  if (element === undefined || element.local !== paramOf(finding, 'element')) return [];
  return [{ kind: 'remove', value: element.local, edits: [{ ...withLine(text, element), text: '' }] }];
};
