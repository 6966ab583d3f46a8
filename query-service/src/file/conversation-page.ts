import type {
  ConversationListQuery,
  ListedConversation,
  listConversationsRoute,
} from '@clearbench/contracts/file/conversation-list-routes';
import { mostListedAnswers } from '@clearbench/contracts/file/conversation-list-routes';
import { type FileListRow, fileListView } from '@clearbench/contracts/file/views';
import type { ReplyOf } from '@clearbench/contracts/route';
import type { Query } from '@clearbench/stores/document-store/document-store';
import type { ReadModels } from '@clearbench/stores/read-models';
import { fileListRequest, listedFiles, narrows, type StatusOf } from './file-page.ts';

/** Most reads of the file list for one page; many files of few conversations then give a short page. */
const mostReads = 8;

/** A conversation of a page: its files, and those that match. */
type Conversation = {
  /** The sent file, unless it is deleted, and the newest answers; oldest first. */
  readonly rows: readonly FileListRow[];
  readonly notListed: number;
  readonly matching: readonly FileListRow[];
};

/** A message that a tester requested from the other bank begins a conversation. */
const isAnswer = ({ causedByFileId }: FileListRow): boolean => causedByFileId !== undefined;

/** The files of the conversation of a row. A file that was never sent is alone. */
const filesWith = async (views: ReadModels, row: FileListRow): Promise<Omit<Conversation, 'matching'>> => {
  if (!isAnswer(row) && row.transferState === '' && row.causedByTransferId === '') return { rows: [row], notListed: 0 };
  const where = [{ field: 'thread', is: row.thread }];
  const sort = { field: 'createdAt', direction: 'descending' } as const;
  const [{ items, next }, sent] = await Promise.all([
    views.find(fileListView, { where, sort, limit: mostListedAnswers + 1 }),
    isAnswer(row) ? views.get(fileListView, row.causedByFileId ?? '') : row,
  ]);
  const answers = items.filter(isAnswer).slice(0, mostListedAnswers).toReversed();
  const rows = sent?.thread === row.thread ? [sent, ...answers] : answers;
  const count = next === undefined ? items.length : await views.count(fileListView, where);
  return { rows, notListed: Math.max(0, count - rows.length) };
};

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The rows as the store orders them. */
const inOrder = (rows: readonly FileListRow[], { sort }: Query): readonly FileListRow[] => {
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((a, b) => sign * (compare(a.changedAt, b.changedAt) || compare(a.fileId, b.fileId)));
};

/** The files of a conversation that match the query, in its order. */
const matchesIn = async (
  views: ReadModels,
  request: Query,
  { thread }: FileListRow,
): Promise<readonly FileListRow[]> => {
  const { after: _, ...first } = request;
  const where = [{ field: 'thread', is: thread }, ...request.where.filter(({ field }) => field !== 'shelf')];
  return (await views.find(fileListView, { ...first, where, limit: mostListedAnswers + 1 })).items;
};

/** A query, and whether it has filters or a search. */
type Request = { readonly request: Query; readonly isFiltered: boolean };

/** The conversation of a row, if the row is the first match in it; otherwise another page or row has listed it. */
const conversationOf = async (
  views: ReadModels,
  { request, isFiltered }: Request,
  row: FileListRow,
): Promise<Conversation | undefined> => {
  const { rows, notListed } = await filesWith(views, row);
  const isKnown = notListed === 0 && (!isFiltered || rows.length === 1);
  const matching = isKnown ? inOrder(rows, request) : await matchesIn(views, request, row);
  return matching[0]?.fileId === row.fileId ? { rows, notListed, matching } : undefined;
};

/** The conversations of the rows after a position, until the page is full. */
const conversationsAfter = async (views: ReadModels, asked: Request) => {
  const { request } = asked;
  const found: Conversation[] = [];
  const seen = new Set<string>();
  let next = request.after;
  for (let reads = 0; reads < mostReads && found.length < request.limit; reads += 1) {
    const page = await views.find(fileListView, {
      ...request,
      limit: request.limit - found.length,
      ...(next === undefined ? {} : { after: next }),
    });
    const firsts = page.items.filter(({ thread }) => !seen.has(thread) && seen.add(thread));
    const conversations = await Promise.all(firsts.map((row) => conversationOf(views, asked, row)));
    found.push(...conversations.filter((each) => each !== undefined));
    next = page.next;
    if (next === undefined) break;
  }
  return { found, next };
};

const lastChange = (rows: readonly FileListRow[]): string =>
  rows
    .map(({ changedAt }) => changedAt)
    .toSorted()
    .at(-1) ?? '';

/** One page of an environment's conversations, in the order of their last change. */
export const conversationPage = async (
  views: ReadModels,
  environmentId: string,
  query: ConversationListQuery,
  statusOf: StatusOf,
): Promise<ReplyOf<typeof listConversationsRoute>> => {
  const request = fileListRequest(environmentId, { ...query, sort: 'changedAt' });
  const isFiltered = narrows(query);
  const { found, next } = await conversationsAfter(views, { request, isFiltered });
  const shown = await listedFiles(
    views,
    found.flatMap(({ rows }) => rows),
    statusOf,
  );
  const byId = new Map(shown.map((file) => [file.fileId, file]));
  const items = found.flatMap(({ rows, notListed, matching }): ListedConversation[] => {
    const [file, ...answers] = rows.flatMap(({ fileId }) => byId.get(fileId) ?? []);
    if (!file) return [];
    const ids = isFiltered ? matching.map(({ fileId }) => fileId) : [];
    return [{ file, answers, notListed, matching: ids, changedAt: lastChange([...rows, ...matching]) }];
  });
  return { items, ...(next === undefined ? {} : { next }) };
};
