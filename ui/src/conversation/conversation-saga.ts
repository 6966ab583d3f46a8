import type { Conversation } from '@clearbench/contracts/transfer/conversation';
import { call, cancel, delay, fork, put, select, take, takeLatest } from 'typed-redux-saga';
import { reconnected, transferStatusChanged } from '../live/live-actions.ts';
import { guarded } from '../saga/guarded.ts';
import {
  conversationFailed,
  conversationHidden,
  conversationRequested,
  conversationShown,
  conversationSucceeded,
  selectConversation,
} from './conversation-slice.ts';

export type ConversationPorts = { read(fileId: string, payment: string | undefined): Promise<Conversation> };

/** Changes come in groups: one reading serves them all. In milliseconds. */
const readAfter = 300;

const readWorker = ({ read }: ConversationPorts) =>
  function* () {
    const { fileId, payment } = yield* select(selectConversation);
    if (fileId === undefined) return;
    yield* put(conversationSucceeded({ ...(yield* call(read, fileId, payment)), fileId, payment }));
  };

function* readAgain(pause: number) {
  yield* delay(pause);
  yield* put(conversationRequested());
}

/** Any transfer of the environment can belong to the conversation, also one of a file that was not part of it before. */
function* watch(ports: ConversationPorts, pause: number) {
  yield* takeLatest(conversationRequested, guarded(readWorker(ports), conversationFailed));
  yield* takeLatest([transferStatusChanged.type, reconnected.type], readAgain, pause);
  yield* put(conversationRequested());
}

export const conversationSaga = (ports: ConversationPorts, pause = readAfter) =>
  function* () {
    for (;;) {
      yield* take(conversationShown);
      const watching = yield* fork(watch, ports, pause);
      yield* take(conversationHidden);
      yield* cancel(watching);
    }
  };
