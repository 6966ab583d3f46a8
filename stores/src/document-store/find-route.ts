import { indexOf } from './collection-table.ts';
import type { CollectionShape, Condition, FieldValue, Query } from './document-store.ts';

/**
 * The way through an index in the order asked for: one walk per combination of values of the fields before the sort
 * field, merged afterwards; `rest` are the conditions each walk still has to check.
 */
export type Route = {
  readonly index: string | undefined;
  readonly walks: readonly Condition[][];
  readonly rest: readonly Condition[];
};

/** More walks than this cost more than sorting what one walk finds. */
const mostWalks = 64;

/** No index: whatever SQLite makes of it, sorted afterwards. */
export const openRoute = (where: readonly Condition[]): Route => ({ index: undefined, walks: [[]], rest: where });

/** The declared list that fixes most fields before it comes to the sort field. */
export const routeOf = (name: string, { indexes }: CollectionShape, { where, sort }: Query): Route => {
  const routes = indexes.flatMap((fields) => {
    const sorted = fields.indexOf(sort.field);
    const fixed = sorted < 0 ? undefined : fixedBy(fields.slice(0, sorted), where);
    return fixed ? [{ fields, sorted, fixed }] : [];
  });
  const better = (a: (typeof routes)[number], b: (typeof routes)[number]) =>
    b.sorted - a.sorted || a.fields.length - b.fields.length;
  const [best] = routes.sort(better);
  if (!best) return openRoute(where);
  return {
    index: indexOf(name, best.fields),
    walks: combined(best.fixed),
    rest: where.filter((each) => !best.fixed.includes(each)),
  };
};

/** The conditions that give each of the fields a few values, or undefined where a field has none or there are too many. */
const fixedBy = (fields: readonly string[], where: readonly Condition[]): Condition[] | undefined => {
  const fixed = fields.map((field) => where.find((each) => each.field === field && ('is' in each || 'anyOf' in each)));
  const given = fixed.filter((each) => each !== undefined);
  const walks = given.reduce((product, each) => product * valuesOf(each).length, 1);
  return given.length === fields.length && walks <= mostWalks ? given : undefined;
};

const combined = (conditions: readonly Condition[]): Condition[][] =>
  conditions.reduce<Condition[][]>(
    (walks, condition) =>
      walks.flatMap((walk) => valuesOf(condition).map((is) => [...walk, { field: condition.field, is }])),
    [[]],
  );

const valuesOf = (condition: Condition): FieldValue[] => {
  if ('is' in condition) return [condition.is];
  return 'anyOf' in condition ? [...new Set(condition.anyOf)] : [];
};
