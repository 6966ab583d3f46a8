import type { View } from '@clearbench/contracts/view';
import type { ReadModels } from './read-models.ts';

const pageSize = 500;

/** All documents of a read model in the order of a field; for read models with at most hundreds of documents. */
export const everyDocument = async <D>(
  views: Pick<ReadModels, 'find'>,
  view: View<D>,
  field: keyof D & string,
): Promise<readonly D[]> => {
  const all: D[] = [];
  let after: string | undefined;
  do {
    const query = { where: [], sort: { field, direction: 'ascending' }, limit: pageSize } as const;
    const page = await views.find(view, after === undefined ? query : { ...query, after });
    all.push(...page.items);
    after = page.next;
  } while (after !== undefined);
  return all;
};
