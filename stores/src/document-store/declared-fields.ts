import { Failure } from '@clearbench/contracts/failure';
import type { CollectionShape, Condition, Query } from './document-store.ts';

/** The shape of a collection nobody prepared. */
export const noShape: CollectionShape = { indexes: [] };

/** Fields that may be asked for, each once. */
export const declaredFields = ({ indexes }: CollectionShape): string[] => [...new Set(indexes.flat())];

/** Fails with `store.notIndexed` on the first condition the shape does not declare. */
export const requireDeclared = (shape: CollectionShape, where: readonly Condition[]): void => {
  const declared = declaredFields(shape);
  for (const { field } of where) if (!declared.includes(field)) throw new Failure('store.notIndexed', { field });
};

/** The same for a whole query: its sort field and its search too. */
export const requireAskable = (shape: CollectionShape, { where, sort, search }: Query): void => {
  requireDeclared(shape, [...where, { field: sort.field }]);
  if (search !== undefined && shape.search === undefined) throw new Failure('store.notIndexed', { field: 'search' });
};
