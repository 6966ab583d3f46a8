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
  readAll(owner: string | undefined): Promise<readonly UserToken[]>;
  make(request: TokenRequest, owner: string | undefined): Promise<MadeToken>;
  rotate(rotation: TokenRotation, owner: string | undefined): Promise<MadeToken>;
  revoke(tokenId: string, owner: string | undefined): Promise<unknown>;
};

const listWorker = ({ readAll }: TokenPorts) =>
  function* () {
    const { owner } = yield* select(selectTokens);
    yield* put(tokensSucceeded(yield* call(readAll, owner)));
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
    const { owner } = yield* select(selectTokens);
    yield* put(makeSucceeded(yield* call(ports.make, payload, owner)));
    yield* readQuietly(ports);
  };

const rotateWorker = (ports: TokenPorts) =>
  function* ({ payload }: ReturnType<typeof rotateRequested>) {
    const { owner } = yield* select(selectTokens);
    yield* put(makeSucceeded(yield* call(ports.rotate, payload, owner)));
    yield* readQuietly(ports);
  };

const revokeWorker = ({ revoke }: TokenPorts) =>
  function* ({ payload }: ReturnType<typeof revokeRequested>) {
    const { owner } = yield* select(selectTokens);
    yield* call(revoke, payload, owner);
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
