import { searchContentRoute } from '@clearbench/contracts/file/search-routes';
import { call, delay, put, select, takeLatest } from 'typed-redux-saga';
import { caller } from '../../../http/http-caller.ts';
import { guarded } from '../../../saga/guarded.ts';
import type { TextPosition } from '../report/adjacent-finding.ts';
import { hitFrom, type SearchDirection, turn } from './next-hit.ts';
import {
  hitReached,
  type SearchRoot,
  type Sought,
  searchClosed,
  searchFailed,
  stepRequested,
  textSought,
} from './search-slice.ts';

const searchContent = caller(searchContentRoute);

/** The delay after typing before the request, in milliseconds. */
export const typingPause = 200;

const start: TextPosition = { line: 1, column: 1 };
/** After the end of every text. */
const beyond: TextPosition = { line: 2 ** 31, column: 1 };

type MatchRequest = {
  readonly fileId: string;
  readonly sought: Sought;
  readonly from: TextPosition;
  readonly way: SearchDirection;
};

/** Requests the matches around a location and goes to the requested one, past the ends of the text if needed. */
function* askFor(search: typeof searchContent, { fileId, sought, from, way }: MatchRequest) {
  const ask = ({ line, column }: TextPosition) => {
    const options = sought.ignoreCase ? ({ ignoreCase: 'true' } as const) : {};
    return search({ params: { fileId }, query: { text: sought.text, ...options, line, column } });
  };
  const found = yield* call(ask, from);
  const at = hitFrom(found, from, way);
  if (at !== undefined || found.total === 0) return yield* put(hitReached({ fileId, found, at }));
  const round = yield* call(ask, way === 'previous' ? beyond : start);
  return yield* put(hitReached({ fileId, found: round, at: turn(round, way) }));
}

function* step(search: typeof searchContent, { payload }: ReturnType<typeof stepRequested>) {
  const { fileId, from } = payload;
  const { sought, found } = yield* select(({ textSearch }: SearchRoot) => textSearch);
  if (sought.text === '') return;
  // There is no match yet: a step during loading selects the first one.
  const way = found ? payload.way : 'here';
  const at = found && hitFrom(found, from, way);
  if (found && (at !== undefined || found.total === 0)) yield* put(hitReached({ fileId, found, at }));
  else yield* askFor(search, { fileId, sought, from, way });
}

function* seek(search: typeof searchContent, { payload }: ReturnType<typeof textSought>) {
  if (payload.sought.text === '') return;
  yield* delay(typingPause);
  yield* askFor(search, { ...payload, way: 'here' });
}

type SearchAction = ReturnType<typeof textSought> | ReturnType<typeof stepRequested> | ReturnType<typeof searchClosed>;

/** Searches texts in contents; a new request aborts the last one, also on the server. */
export function* searchSaga(search = searchContent) {
  const worker = guarded(function* (action: SearchAction) {
    if (textSought.match(action)) yield* seek(search, action);
    else if (stepRequested.match(action)) yield* step(search, action);
  }, searchFailed);
  yield* takeLatest([textSought.type, stepRequested.type, searchClosed.type], worker);
}
