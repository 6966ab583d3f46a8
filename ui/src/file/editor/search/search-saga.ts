import { searchContentRoute } from '@clearbench/contracts/file/search-routes';
import { call, delay, put, select, takeLatest } from 'typed-redux-saga';
import { caller } from '../../../http/caller.ts';
import { guarded } from '../../../saga/guarded.ts';
import type { Place } from '../report/neighbour-finding.ts';
import { hitFrom, turn, type Way } from './hit-from.ts';
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

/** A pause in typing after which the server is asked. */
export const typingPause = 200;

const start: Place = { line: 1, column: 1 };
/** Behind every text there is. */
const beyond: Place = { line: 2 ** 31, column: 1 };

type Asked = { readonly fileId: string; readonly sought: Sought; readonly from: Place; readonly way: Way };

/** Asks for the hits around a place and goes to the one that is wanted, round the ends of the text if need be. */
function* askFor(search: typeof searchContent, { fileId, sought, from, way }: Asked) {
  const ask = ({ line, column }: Place) => {
    const how = sought.ignoreCase ? ({ ignoreCase: 'true' } as const) : {};
    return search({ params: { fileId }, query: { text: sought.text, ...how, line, column } });
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
  // Nothing was found yet: whoever does not wait for it wants the first of all.
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

type Asking = ReturnType<typeof textSought> | ReturnType<typeof stepRequested> | ReturnType<typeof searchClosed>;

/** Looks for texts in contents; what was asked last ends what was asked before, at the server, too. */
export function* searchSaga(search = searchContent) {
  const worker = guarded(function* (action: Asking) {
    if (textSought.match(action)) yield* seek(search, action);
    else if (stepRequested.match(action)) yield* step(search, action);
  }, searchFailed);
  yield* takeLatest([textSought.type, stepRequested.type, searchClosed.type], worker);
}
