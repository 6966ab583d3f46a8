import { buffers } from 'redux-saga';
import { actionChannel, call, delay, flush, type SagaGenerator, take, throttle } from 'typed-redux-saga';
import { changed, reconnected } from '../live/live-actions.ts';
import { problemOf } from '../saga/problem.ts';

const largestPage = 500;
/** Changes within this time cause one read; milliseconds. */
export const defaultSettleTime = 350;

type Page<Row> = { readonly items: readonly Row[]; readonly next?: string | undefined };
type Span = { readonly after?: string; readonly limit: number };

/** Reads the first rows up to this number, page by page. */
export function* readBeginning<Row, P extends Page<Row>, Address>(
  readPage: (query: Address & Span) => Promise<P>,
  address: Address,
  count: number,
) {
  let page = yield* call(readPage, { ...address, limit: Math.min(count, largestPage) });
  const items = [...page.items];
  while (page.next && items.length < count) {
    page = yield* call(readPage, { ...address, after: page.next, limit: Math.min(count - items.length, largestPage) });
    items.push(...page.items);
  }
  return { ...page, items };
}

type Refresh = (moved: readonly string[]) => SagaGenerator<void>;

/** A failed refresh is not reported: the next change, or the return of the connection, tries again. */
export const quietly = (refresh: Refresh): Refresh =>
  function* (moved) {
    try {
      yield* refresh(moved);
    } catch (error) {
      problemOf(error);
    }
  };

/** Matches the actions that report a change under a topic. */
export const isChangeOf =
  (topic: string) =>
  (action: { type: string; payload?: unknown }): boolean =>
    changed.match(action) && action.payload.topic === topic;

/**
 * Collects changes for a moment and reads once for all of them, never concurrently; and again after each lost
 * connection.
 */
export function* followChanges(topic: string, refresh: Refresh, settleTime: number) {
  const read = quietly(refresh);
  yield* throttle(settleTime, reconnected.type, read, []);
  const changes = yield* actionChannel<ReturnType<typeof changed>>(isChangeOf(topic), buffers.expanding(64));
  while (true) {
    const first = yield* take(changes);
    yield* delay(settleTime);
    const more = yield* flush(changes);
    const ids = [first, ...(Array.isArray(more) ? more : [])].map(({ payload }) => payload.id);
    yield* read([...new Set(ids)]);
  }
}
