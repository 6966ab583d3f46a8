import type { Document } from 'bson';
import { Context } from 'mingo';
import { Aggregator } from 'mingo/aggregator';
import * as accumulators from 'mingo/operators/accumulator';
import * as expressions from 'mingo/operators/expression';
import * as stages from 'mingo/operators/pipeline';
import * as operators from 'mingo/operators/query';
import { Query } from 'mingo/query';
import { compareTexts, unknown } from './values.fake.ts';

type QueryOperator = (typeof operators)['$gt'];
type Selector = Parameters<QueryOperator>[0];

/** Values of a path, as a comparison sees them: the value itself, or the elements of an array. */
const valuesAt = (document: unknown, path: string): unknown[] =>
  path.split('.').reduce<unknown[]>(
    (found, name) => {
      const next = found.map((each) => (each as Document | null | undefined)?.[name]);
      return next.flatMap((each) => (Array.isArray(each) ? each : [each]));
    },
    [document],
  );

/** Compares texts by code points, as MongoDB does; the query engine compares UTF-16. */
const byCodePoints =
  (usual: QueryOperator, holds: (order: number) => boolean): QueryOperator =>
  (path: Selector, value, options) => {
    if (typeof value !== 'string') return usual(path, value, options);
    return (document) =>
      valuesAt(document, path).some((each) => typeof each === 'string' && holds(compareTexts(each, value)));
  };

const { $and, $or, $nor, $not, $eq, $ne, $in, $nin, $all, $regex, $exists } = operators;
const known = {
  ...{ $and, $or, $nor, $not, $eq, $ne, $in, $nin, $all, $regex, $exists },
  $gt: byCodePoints(operators.$gt, (order) => order > 0),
  $gte: byCodePoints(operators.$gte, (order) => order >= 0),
  $lt: byCodePoints(operators.$lt, (order) => order < 0),
  $lte: byCodePoints(operators.$lte, (order) => order <= 0),
};
const { $match, $group, $count, $limit, $skip } = stages;
const knownStages = { $match, $group, $count, $limit, $skip };

const context = Context.init({
  query: known,
  pipeline: knownStages,
  accumulator: { $sum: accumulators.$sum },
  expression: expressions,
});

const isPlain = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Refuses unsupported operators instead of a guessed answer. */
const requireKnown = (filter: unknown): void => {
  if (Array.isArray(filter)) for (const each of filter) requireKnown(each);
  if (!isPlain(filter)) return;
  for (const [name, value] of Object.entries(filter)) {
    if (name.startsWith('$') && name !== '$options' && !(name in known)) throw unknown(`${name} in a filter`);
    requireKnown(value);
  }
};

export const queryFor = (filter: Document): { test(document: Document): boolean } => {
  requireKnown(filter);
  return new Query(filter, { context });
};

/** Runs the stages of counts; others are refused. */
export const aggregated = (pipeline: readonly Document[], documents: readonly Document[]): Document[] => {
  for (const stage of pipeline) {
    for (const [name, value] of Object.entries(stage)) {
      if (!(name in knownStages)) throw unknown(`${name} in a pipeline`);
      if (name === '$match') requireKnown(value);
      if (name === '$group') requireSums(value as Document);
    }
  }
  return new Aggregator([...pipeline], { context }).run(documents as Document[]);
};

const requireSums = ({ _id, ...fields }: Document): void => {
  const others = Object.values(fields).flatMap((field) => Object.keys(field as Document));
  const other = others.find((name) => name !== '$sum');
  if (other !== undefined) throw unknown(`${other} in $group`);
  if (isPlain(_id)) throw unknown('a computed _id in $group');
};
