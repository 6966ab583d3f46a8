import type { z } from 'zod';
import type { ErrorKey } from './errors.ts';
import type { FailureParams } from './failure.ts';

/** A difference between a value and its schema; `path` leads to the value, or to the field whose name is wrong. */
export type SchemaFault = {
  readonly errorKey: ErrorKey;
  readonly params: FailureParams;
  readonly path: readonly PropertyKey[];
  readonly of: 'key' | 'value';
};

type Issue = z.core.$ZodIssue & { readonly input?: unknown };

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value === 'object' ? 'fields' : typeof value;
};

const typeNames: Readonly<Record<string, string>> = { object: 'fields', array: 'list', int: 'number' };

const longest = 80;
const shown = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, longest);

const last = (path: readonly PropertyKey[]): string => String(path.at(-1) ?? '');

/** The alternative of a union that fits the value best: the one whose errors are deepest. */
const alternativeOf = (alternatives: readonly (readonly Issue[])[]): readonly Issue[] => {
  const depth = (issues: readonly Issue[]): number =>
    Math.max(
      0,
      ...issues.map((issue) => (issue.path.length > 0 ? issue.path.length : issue.code === 'invalid_type' ? -1 : 0.5)),
    );
  return alternatives.toSorted((a, b) => depth(b) - depth(a))[0] ?? [];
};

const typesExpected = (alternatives: readonly (readonly Issue[])[]): string =>
  [
    ...new Set(
      alternatives
        .flat()
        .flatMap((issue) => (issue.code === 'invalid_type' ? [typeNames[issue.expected] ?? issue.expected] : [])),
    ),
  ].join(', ');

const range = (issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): FailureParams =>
  issue.code === 'too_small' ? { least: String(issue.minimum), most: '' } : { least: '', most: String(issue.maximum) };

const faultsOf = (issue: Issue, above: readonly PropertyKey[], input: unknown): readonly SchemaFault[] => {
  const path = [...above, ...issue.path];
  const field = last(path);
  const one = (errorKey: ErrorKey, params: FailureParams, of: SchemaFault['of'] = 'value') => [
    { errorKey, params, path, of },
  ];
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        errorKey: 'text.unknownField',
        params: { field: key },
        path: [...path, key],
        of: 'key',
      }));
    case 'invalid_type':
      if (input === undefined)
        return [{ errorKey: 'text.missing', params: { field }, path: path.slice(0, -1), of: 'value' }];
      return one('text.wrongType', {
        field,
        expected: typeNames[issue.expected] ?? issue.expected,
        actual: typeOf(input),
      });
    case 'invalid_value':
      return one('text.unknownValue', { value: shown(input), known: issue.values.map(String).join(', ') });
    case 'too_small':
    case 'too_big':
      return one('text.outOfRange', { field, ...range(issue) });
    case 'invalid_format':
      return one('text.wrongForm', {
        value: shown(input),
        pattern: 'pattern' in issue ? String(issue.pattern) : issue.format,
      });
    case 'custom':
      return one((issue.params?.errorKey as ErrorKey | undefined) ?? 'text.wrongForm', {
        field,
        value: shown(input),
        pattern: '',
      });
    case 'invalid_element':
    case 'invalid_key':
    case 'invalid_union':
    case 'not_multiple_of':
      return one('text.wrongForm', { value: shown(input), pattern: '' });
  }
};

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inside, step) =>
      inside === null || inside === undefined ? undefined : (inside as Record<PropertyKey, unknown>)[step],
    value,
  );

const flattened = (issues: readonly Issue[], above: readonly PropertyKey[], value: unknown): readonly SchemaFault[] =>
  issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union') return faultsOf(issue, above, valueAt(value, [...above, ...issue.path]));
    const path = [...above, ...issue.path];
    const input = valueAt(value, path);
    const alternatives = issue.errors;
    const best = alternativeOf(alternatives);
    if (input !== undefined && best.every(({ code, path: inside }) => code === 'invalid_type' && inside.length === 0))
      return [
        {
          errorKey: 'text.wrongType' as const,
          params: { field: last(path), expected: typesExpected(alternatives), actual: typeOf(input) },
          path,
          of: 'value' as const,
        },
      ];
    return flattened(best, path, value);
  });

/** An error of a whole object is often a consequence of an error inside it. */
const isAbove = (path: SchemaFault['path'], faults: readonly SchemaFault[]): boolean =>
  faults.some((other) => other.path.length > path.length && path.every((step, at) => other.path[at] === step));

/** The value in the form of the schema, or every difference. */
export const readStructure = <T extends z.ZodType>(
  schema: T,
  value: unknown,
): { readonly data: z.output<T> } | { readonly faults: readonly SchemaFault[] } => {
  const read = schema.safeParse(value);
  if (read.success) return { data: read.data };
  const faults = flattened(read.error.issues, [], value);
  return { faults: faults.filter(({ errorKey, path }) => errorKey.startsWith('text.') || !isAbove(path, faults)) };
};
