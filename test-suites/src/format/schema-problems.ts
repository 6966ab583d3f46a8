import type { PathProblem } from './problem.ts';

/** An issue of the schema library, as far as it is read here. */
type Issue = {
  readonly code?: string;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly keys?: readonly string[];
  readonly values?: readonly unknown[];
  readonly expected?: string;
  readonly maximum?: number | bigint;
  readonly minimum?: number | bigint;
  readonly input?: unknown;
};

/** The keys of problems that the schema itself names as the message of an issue. */
const isOwnKey = (message: string): boolean => /^suite\.\w+$/.test(message);

/** The name of a field; an entry of a list has the name of the list and its number from 1. */
const nameOf = (path: readonly PropertyKey[]): string => {
  const [list, last = ''] = path.slice(-2).length > 1 ? path.slice(-2) : ['', ...path.slice(-1)];
  return typeof last === 'number' ? `${String(list)}[${last + 1}]` : String(last);
};

const hasValueAt = (value: unknown, path: readonly PropertyKey[]): boolean => {
  let at = value;
  for (const step of path)
    at = at !== null && typeof at === 'object' ? (at as Record<PropertyKey, unknown>)[step] : undefined;
  return at !== undefined;
};

const typeNames: Readonly<Record<string, string>> = { string: 'text', object: 'map', record: 'map', array: 'list' };

const problemsOf = (issue: Issue, value: unknown): PathProblem[] => {
  const { code, path, message } = issue;
  const field = nameOf(path);
  if (code === 'unrecognized_keys')
    return (issue.keys ?? []).map((key) => ({
      errorKey: 'suite.unknownField',
      params: { field: key },
      path: [...path, key],
      onKey: true,
    }));
  if (!hasValueAt(value, path)) return [{ errorKey: 'suite.missingField', params: { field }, path: path.slice(0, -1) }];
  if (code === 'invalid_key') return [{ errorKey: 'suite.badName', params: { field }, path, onKey: true }];
  if (isOwnKey(message)) return [{ errorKey: message, params: { field }, path }];
  if (code === 'invalid_type')
    return [
      { errorKey: 'suite.wrongType', params: { field, expected: typeNames[issue.expected ?? ''] ?? 'text' }, path },
    ];
  if (code === 'invalid_value')
    return [{ errorKey: 'suite.notOneOf', params: { field, values: (issue.values ?? []).join(', ') }, path }];
  if (code === 'too_big') return [{ errorKey: 'suite.tooMany', params: { field, limit: Number(issue.maximum) }, path }];
  if (code === 'too_small')
    return [{ errorKey: 'suite.tooFew', params: { field, limit: Number(issue.minimum) }, path }];
  return [{ errorKey: 'suite.wrongType', params: { field, expected: 'text' }, path }];
};

/** Whether the wrong number of kinds of a step follows from an unknown field of the same step. */
const isConsequence = ({ code, path }: Issue, issues: readonly Issue[]): boolean =>
  code === 'custom' &&
  issues.some((other) => other.code === 'unrecognized_keys' && other.path.join('/') === path.join('/'));

/** The problems of a value that does not match its schema. */
export const schemaProblems = (issues: readonly unknown[], value: unknown): PathProblem[] => {
  const known = issues as readonly Issue[];
  return known.filter((issue) => !isConsequence(issue, known)).flatMap((issue) => problemsOf(issue, value));
};
