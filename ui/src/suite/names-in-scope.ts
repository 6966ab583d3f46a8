import { readYaml } from '@clearbench/yaml-reader/read-yaml';

/** An earlier file or answer with the values that were captured from it. */
export type EarlierStep = { readonly name: string; readonly captured: readonly string[] };

/** What placeholders `${...}` at a place of a case may name. */
export type NamesInScope = {
  /** Variables of the case, and columns of its table. */
  readonly variables: readonly string[];
  /** The files and answers of the steps before the place. */
  readonly earlier: readonly EarlierStep[];
};

type Fields = { readonly [name: string]: unknown };

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const sources = ['send', 'validate', 'answer', 'receive'] as const;

const earlierOf = (step: unknown): readonly EarlierStep[] => {
  const kinds = fieldsOf(step);
  const expected = fieldsOf(fieldsOf(kinds.expect).answer);
  const named = [...sources.map((kind) => fieldsOf(kinds[kind])), expected];
  return named.flatMap((one) => {
    const captured = one === expected ? Object.keys(fieldsOf(expected.capture)) : [];
    return typeof one.as === 'string' ? [{ name: one.as, captured }] : [];
  });
};

const isStepLine = /^(\s*)- /;

/** The lines of the steps before the one that contains a line, from the first line of the list. */
const stepsBefore = (steps: readonly string[], lineInSteps: number): readonly string[] => {
  const [indentation = ''] = steps.flatMap((line) => isStepLine.exec(line)?.[1] ?? []);
  const own = steps.slice(0, lineInSteps).findLastIndex((line) => line.startsWith(`${indentation}- `));
  return steps.slice(0, Math.max(own, 0));
};

const startsField = (line: string): boolean => /^[A-Za-z'"]/.test(line);

/** The index of the line with the field of the root that contains a line. */
const fieldAt = (lines: readonly string[], lineNumber: number): number =>
  Math.max(lines.slice(0, lineNumber).findLastIndex(startsField), 0);

const isInSteps = (lines: readonly string[], lineNumber: number): boolean =>
  /^steps\s*:/.test(lines[fieldAt(lines, lineNumber)] ?? '');

/** The lines without the field at a line, which is often incomplete while it is typed, and without later steps. */
const withoutFieldAt = (lines: readonly string[], lineNumber: number): readonly string[] => {
  const start = fieldAt(lines, lineNumber);
  const next = lines.findIndex((line, index) => index > start && startsField(line));
  const end = next < 0 ? lines.length : next;
  const outside = [...lines.slice(0, start), ...lines.slice(end)];
  if (!isInSteps(lines, lineNumber)) return outside;
  const before = stepsBefore(lines.slice(start + 1, end), lineNumber - start - 1);
  return [...outside, 'steps:', ...before];
};

/** The names that placeholders in a line of a case may have; none while the rest of the text cannot be read. */
export const namesInScope = (text: string, lineNumber: number): NamesInScope => {
  const lines = text.split(/\r?\n/);
  const { value } = readYaml(withoutFieldAt(lines, lineNumber).join('\n'));
  const { variables, rows, steps } = fieldsOf(value);
  const columns = itemsOf(rows).flatMap((row) => Object.keys(fieldsOf(row)));
  return {
    variables: [...new Set([...Object.keys(fieldsOf(variables)), ...columns])],
    earlier: isInSteps(lines, lineNumber) ? itemsOf(steps).flatMap(earlierOf) : [],
  };
};
