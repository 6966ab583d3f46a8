import { withDayOfGoing } from '@clearbench/access/owner-choice';
import type { FileListQuery } from '@clearbench/contracts/file/list-query';
import { retentionOfRow, summaryOfRow } from '@clearbench/contracts/file/list-row';
import type { listFilesRoute } from '@clearbench/contracts/file/routes';
import { type FileListRow, fileCountView, fileListView } from '@clearbench/contracts/file/views';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { ReplyOf } from '@clearbench/contracts/route';
import type { Condition, Query } from '@clearbench/stores/document-store/document-store';
import type { ReadModels } from '@clearbench/stores/read-models';

type FilterQuery = Omit<FileListQuery, 'sort'>;

const endOfDay = 'T23:59:59.999Z';

const equals = (field: string, value: string | undefined): Condition[] =>
  value === undefined ? [] : [{ field, is: value }];

const changedBetween = ({ changedFrom, changedTo }: FilterQuery): Condition[] =>
  changedFrom === undefined && changedTo === undefined
    ? []
    : [
        {
          field: 'changedAt',
          ...(changedFrom === undefined ? {} : { from: changedFrom }),
          ...(changedTo === undefined ? {} : { to: changedTo + endOfDay }),
        },
      ];

/** The conditions of the filters. */
export const filtersOf = (query: FilterQuery): Condition[] => [
  ...equals('direction', query.direction),
  ...equals('messageType', query.messageType),
  ...equals('validity', query.validity),
  ...equals('transferState', query.transferState === 'none' ? '' : query.transferState),
  ...equals('verdict', query.verdict),
  ...changedBetween(query),
];

/** Whether a list is filtered beyond environment and rulebook version: its total is then unknown. */
export const narrows = (query: FilterQuery): boolean => Boolean(query.search) || filtersOf(query).length > 0;

/** The query of the list for the read model. */
export const fileListRequest = (environmentId: string, query: FileListQuery): Query => ({
  where: [{ field: 'shelf', is: environmentId }, ...equals('rbVersion', query.rbVersion), ...filtersOf(query)],
  sort: { field: query.sort, direction: query.order },
  limit: query.limit,
  ...(query.search ? { search: query.search } : {}),
  ...(query.after ? { after: query.after } : {}),
});

/** The total of a filtered list, which is not counted. */
const notCounted = -1;

/** The status of an answer. */
export type StatusOf = (file: VipFileSummary) => Promise<Pick<VipFileSummary, 'answerStatus' | 'answerCode'>>;

/** The rows as the list shows them. */
export const listedFiles = async (
  views: ReadModels,
  rows: readonly FileListRow[],
  statusOf: StatusOf,
): Promise<VipFileSummary[]> => {
  const files = rows.map((row) => ({ summary: summaryOfRow(row), stay: retentionOfRow(row) }));
  const shown = await withDayOfGoing(views, files);
  return Promise.all(shown.map(async (file) => ({ ...file, ...(await statusOf(file)) })));
};

/** One page of an environment's files. */
export const filePage = async (
  views: ReadModels,
  environmentId: string,
  query: FileListQuery,
  statusOf: StatusOf,
): Promise<ReplyOf<typeof listFilesRoute>> => {
  const [page, count] = await Promise.all([
    views.find(fileListView, fileListRequest(environmentId, query)),
    narrows(query) ? undefined : views.get(fileCountView, environmentId),
  ]);
  const held = query.rbVersion ? count?.byRbVersion[query.rbVersion] : count?.total;
  const total = narrows(query) ? notCounted : (held ?? 0);
  return { items: await listedFiles(views, page.items, statusOf), total, ...(page.next ? { next: page.next } : {}) };
};
