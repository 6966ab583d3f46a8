import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga, until } from '../../../saga/testing/running-saga.fixture.ts';
import { searchSaga } from './search-saga.ts';
import {
  hitReached,
  searchClosed,
  searchFailed,
  searchOpened,
  searchSlice,
  selectSearch,
  stepRequested,
  textSought,
} from './search-slice.ts';

type Query = { readonly text: string; readonly ignoreCase?: string; readonly line: number; readonly column: number };

/** A server that returns four matches at a time; every tenth line has one. */
const bench = (count: number) => {
  const requests: Query[] = [];
  let fails = false;
  const answer = async ({ query }: { query: Query }) => {
    requests.push(query);
    if (fails) throw new Failure('connection.lost');
    const lines = Array.from({ length: count }, (_, at) => 10 * (at + 1));
    const behind = lines.findIndex((line) => line > query.line || (line === query.line && query.column <= 1));
    const from = Math.max(0, (behind < 0 ? count : behind) - 2);
    const hits = lines
      .slice(from, from + 4)
      .map((line) => ({ line, column: 1, offset: line, before: '', match: query.text, after: '' }));
    return { total: count, skipped: from, hits, more: from + hits.length < count };
  };
  const page = runningSaga(
    function* saga() {
      yield* searchSaga(answer as never);
    },
    combineReducers({ textSearch: searchSlice.reducer }),
  );
  const search = () => selectSearch(page.state(), 'f1');
  const reached = async (act: () => void) => {
    const before = page.types().filter((type) => type === hitReached.type).length;
    act();
    await page.seen(hitReached.type, before + 1);
    const { found, at } = search() ?? {};
    return at === undefined ? undefined : found?.hits[at]?.line;
  };
  return {
    ...page,
    requests,
    search,
    fail: () => {
      fails = true;
    },
    seek: (text: string, line: number) =>
      reached(() =>
        page.dispatch(textSought({ fileId: 'f1', sought: { text, ignoreCase: false }, from: { line, column: 1 } })),
      ),
    step: (way: 'next' | 'previous', line: number) =>
      reached(() => page.dispatch(stepRequested({ fileId: 'f1', from: { line, column: 1 }, way }))),
  };
};

describe('a search in a whole text', () => {
  it('goes to the match at the cursor, then to its neighbours, and requests only what it does not know', async () => {
    const page = bench(9);
    page.dispatch(searchOpened({ fileId: 'f1' }));
    expect(await page.seek('x', 41)).toBe(50);
    expect(page.requests).toEqual([{ text: 'x', line: 41, column: 1 }]);
    expect(await page.step('next', 50)).toBe(60);
    expect(await page.step('previous', 60)).toBe(50);
    expect(page.requests).toHaveLength(1);
    expect(await page.step('next', 60)).toBe(70);
    expect(page.requests).toHaveLength(2);
    page.stop();
  });

  it('continues in a circle at both ends of the text', async () => {
    const page = bench(9);
    page.dispatch(searchOpened({ fileId: 'f1' }));
    expect(await page.seek('x', 95)).toBe(10);
    expect(await page.step('previous', 10)).toBe(90);
    expect(await page.step('next', 90)).toBe(10);
    page.stop();
  });

  it('sends one request for fast typing, and none for an empty search', async () => {
    const page = bench(2);
    page.dispatch(searchOpened({ fileId: 'f1' }));
    const type = (text: string) =>
      page.dispatch(textSought({ fileId: 'f1', sought: { text, ignoreCase: true }, from: { line: 1, column: 1 } }));
    type('a');
    type('ab');
    type('');
    type('abc');
    await page.seen(hitReached.type);
    expect(page.requests).toEqual([{ text: 'abc', ignoreCase: 'true', line: 1, column: 1 }]);
    page.stop();
  });

  it('reports no match, or an error, and continues', async () => {
    const page = bench(0);
    page.dispatch(searchOpened({ fileId: 'f1' }));
    expect(await page.seek('x', 1)).toBeUndefined();
    expect(page.search()).toMatchObject({ status: 'idle', found: { total: 0 } });
    page.fail();
    page.dispatch(textSought({ fileId: 'f1', sought: { text: 'y', ignoreCase: false }, from: { line: 1, column: 1 } }));
    await page.seen(searchFailed.type);
    expect(page.search()).toMatchObject({ status: 'error', problem: { errorKey: 'connection.lost' } });
    expect(page.search()?.found).toBeUndefined();
    page.stop();
  });

  it('ends when it is closed, and opens with a step', async () => {
    const page = bench(2);
    page.dispatch(searchOpened({ fileId: 'f1' }));
    page.dispatch(textSought({ fileId: 'f1', sought: { text: 'x', ignoreCase: false }, from: { line: 1, column: 1 } }));
    page.dispatch(searchClosed({ fileId: 'f1' }));
    expect(page.search()).toBeUndefined();
    expect(await page.step('next', 1)).toBe(10);
    await until(() => page.search()?.status === 'idle');
    expect(page.search()).toMatchObject({ opened: 1, sought: { text: 'x' } });
    expect(selectSearch(page.state(), 'f2')).toBeUndefined();
    page.dispatch(searchOpened({ fileId: 'f2' }));
    expect(selectSearch(page.state(), 'f2')).toMatchObject({ sought: { text: '' }, opened: 1 });
    page.stop();
  });
});
