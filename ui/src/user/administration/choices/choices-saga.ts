import { call, debounce, put, select, takeLatest } from 'typed-redux-saga';
import { changed, reconnected } from '../../../live/live-actions.ts';
import { guarded } from '../../../saga/guarded.ts';
import { type Choices, choicesFailed, choicesRequested, choicesSucceeded, selectChoices } from './choices-slice.ts';

type Read = () => Promise<Choices>;

export const choicesWorker = (read: Read) =>
  function* () {
    yield* put(choicesSucceeded(yield* call(read)));
  };

const topics: readonly string[] = ['plan', 'settings'];

const mayHaveChanged = (action: { type: string; payload?: unknown }): boolean =>
  reconnected.match(action) || (changed.match(action) && topics.includes(action.payload.topic));

/** Read on request of a page, and again when plans or settings change while a page shows them. */
export const choicesSaga = (read: Read, settleTime = 350) =>
  function* () {
    const guardedRead = guarded(choicesWorker(read), choicesFailed);
    yield* takeLatest(choicesRequested.type, guardedRead);
    yield* debounce(settleTime, mayHaveChanged, function* (action) {
      const { choices } = yield* select(selectChoices);
      if (choices) yield* call(guardedRead, action);
    });
  };
