import { editDistance } from '../../nearest.ts';
import { valuesAt } from '../code-values.ts';
import { namesInMessage } from '../complete-value.ts';
import type { Fix, Fixing } from './fix.ts';

const mostOffered = 3;
const mostCompared = 2_000;

const plain = (code: string): string => code.trim().toUpperCase();

/** The element's value, when it is one text and nothing else. */
const valueRange = (text: string, from: number): { from: number; to: number } | undefined => {
  const to = text.indexOf('<', from);
  return to < 0 || text[to + 1] !== '/' ? undefined : { from, to };
};

/** Codes most like the one that stands there, of those that count in its place. */
export const codeFixes = ({ index, text, offset, finding, grammar, language }: Fixing): readonly Fix[] => {
  const { value = '' } = finding;
  // The place of a value is its first sign; that of an empty one its tag.
  const open = index.within(text[offset] === '<' ? offset + 1 : offset);
  const places = grammar.along(open);
  const placed = places.at(-1);
  const element = open.at(-1);
  if (placed?.type.kind !== 'value' || element === undefined || value === '') return [];
  const range = valueRange(text, element.to);
  if (range === undefined || text.slice(range.from, range.to).trim() !== value.trim()) return [];
  const names = namesInMessage(open, places);
  const values = valuesAt({ names, type: placed.type, messageType: placed.model.name }, grammar.profile, language);
  if (values.some(({ code, isOutside }) => code === value && !isOutside)) return [];
  const codes = values.filter(({ isOutside, code }) => !isOutside && code !== value).slice(0, mostCompared);
  if (placed.type.value.kind === 'date') return [];
  return codes
    .map(({ code }) => ({ code, edits: editDistance(plain(value).slice(0, 40), plain(code)) }))
    .toSorted((a, b) => a.edits - b.edits)
    .slice(0, mostOffered)
    .map(({ code }, position) => ({
      kind: 'code',
      value: code,
      edits: [{ ...range, text: code }],
      ...(position === 0 ? { isPreferred: true } : {}),
    }));
};
