import { call, put, select, takeEvery, takeLeading } from 'typed-redux-saga';
import { guarded } from '../../saga/guarded.ts';
import type { ContactDraftStorage } from './contact-draft.ts';
import {
  type ContactMessage,
  contactDiscarded,
  contactFailed,
  contactRequested,
  contactSucceeded,
  contactTyped,
  draftRestored,
  selectContact,
} from './contact-slice.ts';

export type ContactPorts = {
  send(message: ContactMessage): Promise<unknown>;
  readonly kept: ContactDraftStorage;
  go(path: string): void;
};

const sendWorker = ({ send, kept, go }: ContactPorts) =>
  function* ({ payload }: ReturnType<typeof contactRequested>) {
    yield* call(send, payload);
    yield* call(kept.forget);
    yield* put(contactSucceeded());
    yield* call(go, '/public/contact/sent');
  };

/** The input stays, and the error is shown above it. */
const failedWorker = ({ go }: ContactPorts) =>
  function* () {
    yield* call(go, '/public/contact/error');
  };

const keepWorker = ({ kept }: ContactPorts) =>
  function* () {
    const { draft } = yield* select(selectContact);
    yield* call(kept.keep, draft);
  };

const forgetWorker = ({ kept }: ContactPorts) =>
  function* () {
    yield* call(kept.forget);
  };

export const contactSaga = (ports: ContactPorts) =>
  function* () {
    yield* takeLeading(contactRequested.type, guarded(sendWorker(ports), contactFailed));
    yield* takeEvery(contactFailed.type, failedWorker(ports));
    yield* takeEvery(contactTyped.type, keepWorker(ports));
    yield* takeEvery(contactDiscarded.type, forgetWorker(ports));
    yield* put(draftRestored(yield* call(ports.kept.read)));
  };
