/** Values by their dotted place, e.g. `settings.language`; lists of values joined with commas. */
export type FlatFacts = Readonly<Record<string, string>>;

/** A fact that changed; a missing side means there was, or is, none. */
export type FactChange = { readonly field: string; readonly before?: string; readonly after?: string };

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Scalar = string | number | boolean;

const textOf = (value: unknown): string => (isPlain(value) ? JSON.stringify(value) : String(value as Scalar));

const entriesOf = (value: unknown, place: string): [string, string][] => {
  if (value === undefined || value === null) return [];
  if (isPlain(value))
    return Object.entries(value).flatMap(([name, inner]) => entriesOf(inner, place === '' ? name : `${place}.${name}`));
  return [[place, Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value)]];
};

/** Data of any shape as text by place, for people to compare. */
export const flatFacts = (data: unknown): FlatFacts => Object.fromEntries(entriesOf(data, ''));

/** What differs between two sets of facts, in the order of the later one; what is gone comes last. */
export const factChanges = (before: FlatFacts, after: FlatFacts): FactChange[] =>
  [...new Set([...Object.keys(after), ...Object.keys(before)])]
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, before: before[field], after: after[field] }));
