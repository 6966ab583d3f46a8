/** A field of a format, what it means, and its values where they are a list. */
export type FormatField = { readonly name: string; readonly help: string; readonly values: readonly string[] };

type Schema = { readonly [name: string]: unknown };

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The parts of a schema that describe the same value: alternatives, and the items of a list. */
const alternatives = (schema: Schema): readonly Schema[] => {
  const { anyOf, items } = schema;
  const inside = [...(Array.isArray(anyOf) ? anyOf : []), items].filter(isSchema);
  return [schema, ...inside.flatMap(alternatives)];
};

const below = (schema: Schema, name: string): readonly Schema[] =>
  alternatives(schema).flatMap(({ properties, additionalProperties }) => {
    const own = isSchema(properties) ? properties[name] : undefined;
    return [own ?? additionalProperties].filter(isSchema);
  });

const valuesOf = (schema: Schema): readonly string[] => {
  const listed = alternatives(schema).flatMap(({ enum: values }) => (Array.isArray(values) ? values : []));
  return [...new Set(listed.map(String))];
};

const helpOf = (schema: Schema): string => (typeof schema.description === 'string' ? schema.description : '');

/** The fields of the map at a path in a JSON Schema. */
export const fieldsAt = (schema: unknown, path: readonly string[]): readonly FormatField[] => {
  if (!isSchema(schema)) return [];
  let parts: readonly Schema[] = [schema];
  for (const name of path) parts = parts.flatMap((part) => below(part, name));
  const properties = parts
    .flatMap(alternatives)
    .flatMap((part) => (isSchema(part.properties) ? [part.properties] : []));
  const fields = properties.flatMap((own) =>
    Object.entries(own).flatMap(([name, field]) =>
      isSchema(field) ? [{ name, help: helpOf(field), values: valuesOf(field) }] : [],
    ),
  );
  return [...new Map(fields.map((field) => [field.name, field])).values()];
};

/** The field with a name in the map at a path. */
export const fieldAt = (schema: unknown, path: readonly string[], name: string): FormatField | undefined =>
  fieldsAt(schema, path).find((field) => field.name === name);
