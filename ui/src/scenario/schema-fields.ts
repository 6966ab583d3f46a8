/** A field of the format and what it means. */
export type SchemaField = { readonly name: string; readonly help: string };

/** The fields by the name of the field that contains them; '' for the whole list. */
export type FieldsByParent = ReadonlyMap<string, readonly SchemaField[]>;

type Schema = { readonly [name: string]: unknown };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The parts of a schema that describe the same value: alternatives, and the items of a list. */
const alternatives = (schema: Schema): readonly Schema[] => {
  const { anyOf, items } = schema;
  const inside = [...(Array.isArray(anyOf) ? anyOf : []), items].filter(isSchema);
  return [schema, ...inside.flatMap(alternatives)];
};

/** The fields of every object in a JSON Schema. */
export const fieldsIn = (schema: unknown): FieldsByParent => {
  const found = new Map<string, readonly SchemaField[]>();
  const read = (parent: string, value: Schema): void => {
    for (const { properties } of alternatives(value)) {
      if (!isSchema(properties)) continue;
      const fields = Object.entries(properties).map(([name, field]) => ({
        name,
        help: isSchema(field) && typeof field.description === 'string' ? field.description : '',
      }));
      const before = found.get(parent) ?? [];
      found.set(parent, [...before, ...fields.filter(({ name }) => !before.some((one) => one.name === name))]);
      for (const [name, field] of Object.entries(properties)) if (isSchema(field)) read(name, field);
    }
  };
  if (isSchema(schema)) read('', schema);
  return found;
};

const fieldPattern = /^(\s*(?:- )*)([A-Za-z]\w*):/;

/** The field that an open brace belongs to. */
const inBraces = (line: string): string | undefined => {
  const open: string[] = [];
  for (const [sign, , name = ''] of line.matchAll(/(([A-Za-z]\w*):\s*)?[[{]|[\]}]/g)) {
    if (sign === ']' || sign === '}') open.pop();
    else open.push(name === '' ? (open.at(-1) ?? '') : name);
  }
  return open.at(-1);
};

/**
 * The field that contains the place at the end of the lines, by indentation and braces; undefined where a value is
 * typed.
 */
export const parentOf = (lines: readonly string[], column: number): string | undefined => {
  const line = (lines.at(-1) ?? '').slice(0, column);
  const braces = inBraces(line);
  if (/:\s+[^{[,\s]*$/.test(line) && !/[{,]\s*\w*$/.test(line)) return undefined;
  if (braces !== undefined && braces !== '') return braces;
  const indent = (/^(\s*(?:- )*)/.exec(line)?.[1] ?? '').length;
  for (const earlier of lines.slice(0, -1).toReversed()) {
    const field = fieldPattern.exec(earlier);
    if (field !== null && (field[1] ?? '').length < indent) return field[2];
  }
  return '';
};
