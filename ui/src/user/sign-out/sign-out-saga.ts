import { call, delay, put, select, take, takeLeading } from 'typed-redux-saga';
import type { DraftNote } from '../../file/editor/draft/draft-store.ts';
import { guarded } from '../../saga/guarded.ts';
import {
  selectUser,
  signOutAnswered,
  signOutConfirmationNeeded,
  signOutFailed,
  signOutRequested,
} from '../user-slice.ts';

export type SignOutPorts = {
  signOut(): Promise<unknown>;
  signOutEverywhere(): Promise<unknown>;
  /** Loads a new page, so that no data of the old session remains in this one. */
  leave(path: string): void;
  /** The unsaved texts of a user in this browser. */
  unsaved(owner: string): Promise<readonly DraftNote[]>;
  /** Deletes the texts. */
  giveUp(owner: string): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
};

/** Recent input is being saved; the question appears only if it is still unsaved after this time. */
const beingSaved = 3_000;
const retryAfter = 250;

/** The texts that remain unsaved after all saves had their time. */
function* leftUnsaved({ unsaved, now }: SignOutPorts, owner: string) {
  const until = now() + beingSaved;
  // Open editors are notified too, and store the last input first.
  yield* delay(0);
  while (true) {
    const texts = yield* call(unsaved, owner);
    const isFresh = texts.some(({ at }) => now() - Date.parse(at) < beingSaved);
    if (!isFresh || now() >= until) return texts;
    yield* delay(retryAfter);
  }
}

/** Signs out. Unsaved texts require a decision first: without one they are neither removed nor kept. */
export const signOutWorker = (ports: SignOutPorts) =>
  function* ({ payload: where }: ReturnType<typeof signOutRequested>) {
    const owner = (yield* select(selectUser))?.userId ?? '';
    const texts = yield* call(leftUnsaved, ports, owner);
    let removes = false;
    if (texts.length > 0) {
      yield* put(signOutConfirmationNeeded(texts));
      const { payload: answer }: ReturnType<typeof signOutAnswered> = yield* take(signOutAnswered);
      if (answer === 'stay') return;
      removes = answer === 'remove';
    }
    yield* call(where === 'everywhere' ? ports.signOutEverywhere : ports.signOut);
    if (removes) yield* call(ports.giveUp, owner);
    yield* call(ports.leave, '/login?signedOut');
  };

export const signOutSaga = (ports: SignOutPorts) =>
  function* () {
    yield* takeLeading(signOutRequested.type, guarded(signOutWorker(ports), signOutFailed));
  };
