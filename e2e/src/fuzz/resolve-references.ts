import type { Description } from './requests.ts';

type Described = Description & { readonly components?: { readonly schemas?: Readonly<Record<string, unknown>> } };

/** A schema can refer to itself; below this depth references are not resolved. */
const deepest = 12;

/** The description with every reference to a named schema replaced by the schema. */
export const resolveReferences = (description: Described): Description => {
  const schemas = description.components?.schemas ?? {};
  const resolved = (value: unknown, depth: number): unknown => {
    if (Array.isArray(value)) return value.map((inside) => resolved(inside, depth));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === 'string' && depth < deepest) return resolved(schemas[$ref.split('/').at(-1) ?? ''], depth + 1);
    return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, resolved(inside, depth)]));
  };
  return { paths: resolved(description.paths, 0) } as Description;
};
