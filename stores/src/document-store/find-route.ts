import { indexOf } from './collection-table.ts';
import type { CollectionShape, Condition, FieldValue, Query } from './document-store.ts';

/**
 * The access path through an index in the requested order: one index scan per combination of values of the fields
 * before the sort field, merged afterwards; `rest` are the conditions that each scan has to check.
 */
export type Route = {
  readonly index: string | undefined;
  readonly scans: readonly Condition[][];
  readonly rest: readonly Condition[];
};

/** More scans than this cost more than sorting the result of one scan. */
const mostScans = 64;

/** Without an index SQLite chooses the plan, and the rows are sorted afterwards. */
export const openRoute = (where: readonly Condition[]): Route => ({ index: undefined, scans: [[]], rest: where });

/** The declared field list that fixes most fields before the sort field. */
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
    scans: combined(best.fixed),
    rest: where.filter((each) => !best.fixed.includes(each)),
  };
};

/** Conditions that fix each of the fields to a few values; undefined where a field has none or there are too many. */
const fixedBy = (fields: readonly string[], where: readonly Condition[]): Condition[] | undefined => {
  const fixed = fields.map((field) => where.find((each) => each.field === field && ('is' in each || 'anyOf' in each)));
  const given = fixed.filter((each) => each !== undefined);
  const scans = given.reduce((product, each) => product * valuesOf(each).length, 1);
  return given.length === fields.length && scans <= mostScans ? given : undefined;
};

const combined = (conditions: readonly Condition[]): Condition[][] =>
  conditions.reduce<Condition[][]>(
    (scans, condition) =>
      scans.flatMap((scan) => valuesOf(condition).map((is) => [...scan, { field: condition.field, is }])),
    [[]],
  );

const valuesOf = (condition: Condition): FieldValue[] => {
  if ('is' in condition) return [condition.is];
  return 'anyOf' in condition ? [...new Set(condition.anyOf)] : [];
};
