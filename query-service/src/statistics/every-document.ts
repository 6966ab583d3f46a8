import type { View } from '@clearbench/contracts/view';
import type { Condition } from '@clearbench/stores/document-store/document-store';
import type { ReadModels } from '@clearbench/stores/read-models';

const pageSize = 100;

/** Every document that meets some conditions, page by page. */
export async function* everyDocument<D>(
  views: Pick<ReadModels, 'find'>,
  view: View<D>,
  where: readonly Condition[],
  field: string,
): AsyncGenerator<D> {
  const sort = { field, direction: 'ascending' } as const;
  let after: string | undefined;
  do {
    const paged = after === undefined ? {} : { after };
    const page = await views.find(view, { where, sort, limit: pageSize, ...paged });
    yield* page.items;
    after = page.next;
  } while (after !== undefined);
}
