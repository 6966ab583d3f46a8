import type { TemplateContent } from '@clearbench/contracts/template/events';
import { lineDiff } from '../../error-injection/line-diff.ts';

/**
 * A line on the left and the one on the right; a side without a line is empty, `gap` represents omitted equal lines.
 */
export type Row = {
  readonly kind: 'same' | 'changed' | 'gap';
  readonly left: string | undefined;
  readonly right: string | undefined;
};

const indent = '  ';

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** The identifying properties of a part of a template come first, in this order; others follow by name, lists last. */
const first: readonly string[] = ['title', 'name', 'label', 'kind', 'required'];
const rankOf = (name: string, part: unknown): number => {
  const rank = first.indexOf(name);
  if (rank >= 0) return rank;
  return isPlain(part) ? first.length : first.length + 1;
};

/** The properties of an object in one order, regardless of the stored order. */
const inOrder = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).sort(
    ([one, part], [other, otherPart]) => rankOf(one, part) - rankOf(other, otherPart) || one.localeCompare(other, 'en'),
  );

/** Any value as indented lines, one property per line; an entry of a list begins with a hyphen. */
const linesOf = (value: unknown, depth: string): readonly string[] => {
  if (Array.isArray(value)) {
    if (value.every(isPlain)) return [`${depth}${value.join(', ')}`];
    return value.flatMap((one) => {
      const [first = '', ...rest] = linesOf(one, `${depth}${indent}`);
      return [`${depth}- ${first.trimStart()}`, ...rest];
    });
  }
  if (isPlain(value))
    return String(value)
      .split('\n')
      .map((line) => depth + line);
  return inOrder(value as object).flatMap(([name, part]) => {
    const lines = linesOf(part, `${depth}${indent}`);
    return lines.length === 1 && !(typeof part === 'object' && !Array.isArray(part))
      ? [`${depth}${name}: ${(lines[0] ?? '').trimStart()}`]
      : [`${depth}${name}:`, ...lines];
  });
};

/** A template as text for a comparison by line: its properties, its form, and its text. */
export const templateText = ({ body, sections, ...facts }: TemplateContent): string =>
  [...linesOf(facts, ''), '', 'sections:', ...linesOf(sections, ''), '', 'body:', body].join('\n');

/** Two texts side by side: differing lines are aligned, and equal lines far from any difference are omitted. */
export const sideBySide = (left: string, right: string): readonly Row[] => {
  const rows: Row[] = [];
  let gone: string[] = [];
  let fresh: string[] = [];
  const settle = (): void => {
    for (let at = 0; at < Math.max(gone.length, fresh.length); at++)
      rows.push({ kind: 'changed', left: gone[at], right: fresh[at] });
    [gone, fresh] = [[], []];
  };
  for (const { kind, text } of lineDiff(left, right)) {
    if (kind === 'gone') gone.push(text);
    else if (kind === 'new') fresh.push(text);
    else {
      settle();
      rows.push({ kind, left: text, right: text });
    }
  }
  settle();
  return rows;
};
