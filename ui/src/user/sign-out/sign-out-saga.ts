import { call, delay, put, select, take, takeLeading } from 'typed-redux-saga';
import type { DraftNote } from '../../file/editor/draft/draft-store.ts';
import { guarded } from '../../saga/guarded.ts';
import { selectUser, signOutAnswered, signOutAsked, signOutFailed, signOutRequested } from '../user-slice.ts';

export type SignOutPorts = {
  signOut(): Promise<unknown>;
  signOutEverywhere(): Promise<unknown>;
  /** Loads a new page, so that nothing of the old session is left in this one. */
  leave(path: string): void;
  /** Texts of somebody's that lie in this browser and are not saved. */
  unsaved(owner: string): Promise<readonly DraftNote[]>;
  /** Removes them for good. */
  giveUp(owner: string): Promise<void>;
  /** Milliseconds since 1970. */
  now(): number;
};

/** What was typed a moment ago is being saved, and asked about only when it is still there after so long. */
const beingSaved = 3_000;
const lookAgain = 250;

/** What stays unsaved when everything under way has had its time. */
function* leftUnsaved({ unsaved, now }: SignOutPorts, owner: string) {
  const until = now() + beingSaved;
  // Open editors hear of it too, and keep the last keys first.
  yield* delay(0);
  while (true) {
    const texts = yield* call(unsaved, owner);
    const isFresh = texts.some(({ at }) => now() - Date.parse(at) < beingSaved);
    if (!isFresh || now() >= until) return texts;
    yield* delay(lookAgain);
  }
}

/** Signs out. Texts nobody saved are asked about first: without an answer they are neither removed nor left behind. */
export const signOutWorker = (ports: SignOutPorts) =>
  function* ({ payload: where }: ReturnType<typeof signOutRequested>) {
    const owner = (yield* select(selectUser))?.userId ?? '';
    const texts = yield* call(leftUnsaved, ports, owner);
    let removes = false;
    if (texts.length > 0) {
      yield* put(signOutAsked(texts));
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
