import { type FileVersionDocument, fileVersionId, fileVersionView } from '@clearbench/contracts/file/views';
import { memoryResetView } from '@clearbench/contracts/sim-env/views';
import type { ReadModels } from '@clearbench/stores/read-models';

/** Most resets of a page of versions. */
const mostResets = 500;

type Views = Pick<ReadModels, 'find' | 'get'>;

/** When the version after a page was saved; undefined for the newest page. */
const savedAfter = async (views: Views, { fileId, contentVersion }: FileVersionDocument): Promise<string | undefined> =>
  (await views.get(fileVersionView, fileVersionId(fileId, contentVersion + 1)))?.at;

/** The resets of an environment's memory while the versions of a page, newest first, were the current ones. */
export const resetsAmong = async (views: Views, environmentId: string, page: readonly FileVersionDocument[]) => {
  const [newest, oldest] = [page[0], page.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const to = await savedAfter(views, newest);
  const where = [
    { field: 'environmentId', is: environmentId },
    { field: 'at', from: oldest.at, ...(to === undefined ? {} : { to }) },
  ];
  const sort = { field: 'at', direction: 'descending' } as const;
  const { items } = await views.find(memoryResetView, { where, sort, limit: mostResets });
  return items.map(({ memory, at }) => ({ memory, at }));
};
