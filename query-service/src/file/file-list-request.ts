import type { FileListQuery } from '@clearbench/contracts/file/list-query';
import type { Condition, Query } from '@clearbench/stores/document-store/document-store';

const endOfDay = 'T23:59:59.999Z';

const equals = (field: string, value: string | undefined): Condition[] =>
  value === undefined ? [] : [{ field, is: value }];

const changedBetween = ({ changedFrom, changedTo }: FileListQuery): Condition[] =>
  changedFrom === undefined && changedTo === undefined
    ? []
    : [
        {
          field: 'changedAt',
          ...(changedFrom === undefined ? {} : { from: changedFrom }),
          ...(changedTo === undefined ? {} : { to: changedTo + endOfDay }),
        },
      ];

const filtersOf = (query: FileListQuery): Condition[] => [
  ...equals('direction', query.direction),
  ...equals('messageType', query.messageType),
  ...equals('validity', query.validity),
  ...equals('transferState', query.transferState === 'none' ? '' : query.transferState),
  ...equals('verdict', query.verdict),
  ...changedBetween(query),
];

/** Whether a list is filtered beyond environment and rulebook version: its total is then unknown. */
export const narrows = (query: FileListQuery): boolean => Boolean(query.search) || filtersOf(query).length > 0;

/** The query of the list for the read model. */
export const fileListRequest = (environmentId: string, query: FileListQuery): Query => ({
  where: [{ field: 'shelf', is: environmentId }, ...equals('rbVersion', query.rbVersion), ...filtersOf(query)],
  sort: { field: query.sort, direction: query.order },
  limit: query.limit,
  ...(query.search ? { search: query.search } : {}),
  ...(query.after ? { after: query.after } : {}),
});
