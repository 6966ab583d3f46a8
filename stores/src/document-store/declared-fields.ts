import { Failure } from '@clearbench/contracts/failure';
import type { CollectionShape, Condition, Query } from './document-store.ts';

/** The shape of a collection that was not prepared. */
export const noShape: CollectionShape = { indexes: [] };

/** The fields that queries may use, each once. */
export const declaredFields = ({ indexes }: CollectionShape): string[] => [...new Set(indexes.flat())];

/** Fails with `store.notIndexed` on the first condition with an undeclared field. */
export const requireDeclared = (shape: CollectionShape, where: readonly Condition[]): void => {
  const declared = declaredFields(shape);
  for (const { field } of where) if (!declared.includes(field)) throw new Failure('store.notIndexed', { field });
};

/** Checks a whole query: conditions, sort field and search. */
export const requireAskable = (shape: CollectionShape, { where, sort, search }: Query): void => {
  requireDeclared(shape, [...where, { field: sort.field }]);
  if (search !== undefined && shape.search === undefined) throw new Failure('store.notIndexed', { field: 'search' });
};
