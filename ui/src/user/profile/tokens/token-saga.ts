import type { UserToken } from '@clearbench/contracts/user/token-routes';
import { call, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { changed, reconnected } from '../../../live/live-actions.ts';
import { guarded } from '../../../saga/guarded.ts';
import { problemOf } from '../../../saga/problem.ts';
import {
  type MadeToken,
  makeFailed,
  makeRequested,
  makeSucceeded,
  revokeFailed,
  revokeRequested,
  revokeSucceeded,
  rotateRequested,
  selectTokens,
  type TokenRequest,
  type TokenRotation,
  tokensFailed,
  tokensRequested,
  tokensSucceeded,
} from './token-slice.ts';

export type TokenPorts = {
  readAll(): Promise<readonly UserToken[]>;
  make(request: TokenRequest): Promise<MadeToken>;
  rotate(rotation: TokenRotation): Promise<MadeToken>;
  revoke(tokenId: string): Promise<unknown>;
};

const listWorker = ({ readAll }: TokenPorts) =>
  function* () {
    yield* put(tokensSucceeded(yield* call(readAll)));
  };

/** If the list cannot be read now, it is read at the next change, or when the page is shown again. */
function* readQuietly(ports: TokenPorts) {
  const { status } = yield* select(selectTokens);
  if (status === 'initial') return;
  try {
    yield* call(listWorker(ports));
  } catch (error) {
    problemOf(error);
  }
}

const makeWorker = (ports: TokenPorts) =>
  function* ({ payload }: ReturnType<typeof makeRequested>) {
    yield* put(makeSucceeded(yield* call(ports.make, payload)));
    yield* readQuietly(ports);
  };

const rotateWorker = (ports: TokenPorts) =>
  function* ({ payload }: ReturnType<typeof rotateRequested>) {
    yield* put(makeSucceeded(yield* call(ports.rotate, payload)));
    yield* readQuietly(ports);
  };

const revokeWorker = ({ revoke }: TokenPorts) =>
  function* ({ payload }: ReturnType<typeof revokeRequested>) {
    yield* call(revoke, payload);
    yield* put(revokeSucceeded(payload));
  };

/** A failed command may have been executed: the list shows its result. */
const mayDiffer = (action: { type: string; payload?: unknown }): boolean =>
  makeFailed.match(action) ||
  revokeFailed.match(action) ||
  reconnected.match(action) ||
  (changed.match(action) && action.payload.topic === 'user-token');

export const tokenSaga = (ports: TokenPorts) =>
  function* () {
    yield* takeLatest(tokensRequested.type, guarded(listWorker(ports), tokensFailed));
    yield* takeLeading(makeRequested.type, guarded(makeWorker(ports), makeFailed));
    yield* takeLeading(rotateRequested.type, guarded(rotateWorker(ports), makeFailed));
    yield* takeLeading(revokeRequested.type, guarded(revokeWorker(ports), revokeFailed));
    yield* takeEvery(mayDiffer, readQuietly, ports);
  };
