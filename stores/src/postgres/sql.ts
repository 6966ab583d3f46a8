/** A statement with its values, which are sent apart from its text. */
export type Statement = {
  /** Parts of the text between the values. */
  readonly parts: readonly string[];
  readonly values: readonly unknown[];
  /** Whether the server plans it again with each set of values, and does not keep it prepared. */
  readonly isPlannedAnew: boolean;
};

/** What only statements have. A property rather than a WeakSet, whose entries make each garbage collection longer. */
const mark = Symbol('statement');

const statementOf = (parts: readonly string[], values: readonly unknown[], isPlannedAnew: boolean): Statement => {
  const statement: Statement & { readonly [mark]: true } = { parts, values, isPlannedAnew, [mark]: true };
  return statement;
};

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && mark in value;

/** A statement as a template: statements within it become part of its text, everything else is a value. */
export const sql = (template: readonly string[], ...given: readonly unknown[]): Statement => {
  if (!given.some(isStatement)) return statementOf(template, given, false);
  const parts = [template[0] ?? ''];
  const values: unknown[] = [];
  let isPlannedAnew = false;
  const add = (text: string) => parts.push(`${parts.pop()}${text}`);
  for (const [index, value] of given.entries()) {
    if (isStatement(value)) {
      const [first = '', ...others] = value.parts;
      add(first);
      parts.push(...others);
      values.push(...value.values);
      isPlannedAnew ||= value.isPlannedAnew;
      add(template[index + 1] ?? '');
    } else {
      values.push(value);
      parts.push(template[index + 1] ?? '');
    }
  }
  return statementOf(parts, values, isPlannedAnew);
};

/** A text of SQL without values; never a text from outside. */
export const raw = (text: string): Statement => statementOf([text], [], false);

/** The quoted name of a table, an index or a column. */
export const identifier = (name: string): Statement => raw(`"${name.replaceAll('"', '""')}"`);

/** Statements one after another. */
export const joined = (list: readonly Statement[], separator = ', '): Statement =>
  list.reduce((all, each, index) => (index === 0 ? each : sql`${all}${raw(separator)}${each}`), raw(''));

/**
 * The statement, planned with each set of values. A prepared statement is planned for any values after a few calls,
 * which is wrong where the best plan depends on them.
 */
export const plannedAnew = ({ parts, values }: Statement): Statement => statementOf(parts, values, true);

/** Texts by the parts of their templates, which are the same objects at each call. */
const texts = new WeakMap<readonly string[], string>();

/** The text with the numbers of the values. */
export const textOf = ({ parts }: Pick<Statement, 'parts'>): string => {
  const known = texts.get(parts);
  if (known !== undefined) return known;
  const text = parts.reduce((start, part, index) => `${start}$${index}${part}`);
  texts.set(parts, text);
  return text;
};
