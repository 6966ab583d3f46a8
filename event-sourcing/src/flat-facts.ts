/** Values by dotted path, e.g. `settings.language`; lists of values are joined with commas. */
export type FlatFacts = Readonly<Record<string, string>>;

/** A changed value; an absent side means that the value does not exist there. */
export type FactChange = { readonly field: string; readonly before?: string; readonly after?: string };

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Scalar = string | number | boolean;

const textOf = (value: unknown): string => (isPlain(value) ? JSON.stringify(value) : String(value as Scalar));

const entriesOf = (value: unknown, path: string): [string, string][] => {
  if (value === undefined || value === null) return [];
  if (isPlain(value))
    return Object.entries(value).flatMap(([name, inner]) => entriesOf(inner, path === '' ? name : `${path}.${name}`));
  return [[path, Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value)]];
};

/** Data of any shape as texts by path, for comparison by users. */
export const flatFacts = (data: unknown): FlatFacts => Object.fromEntries(entriesOf(data, ''));

/** The differences between two sets of facts, in the order of the later one; removed facts come last. */
export const factChanges = (before: FlatFacts, after: FlatFacts): FactChange[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
