import type { FormatSummary } from '@clearbench/contracts/format/routes';
import type { SimEnvMember } from '@clearbench/contracts/sim-env/administration-routes';
import { call, debounce, put, select, takeLatest } from 'typed-redux-saga';
import { changed, reconnected } from '../../live/live-actions.ts';
import { guarded } from '../../saga/guarded.ts';
import {
  type CalendarName,
  type Counts,
  calendarsSucceeded,
  choicesRequested,
  countsRequested,
  countsSucceeded,
  directoryFailed,
  formatsSucceeded,
  peopleFound,
  peopleTyped,
  selectDirectory,
} from './directory-slice.ts';

export type DirectoryPorts = {
  readCounts(): Promise<Counts>;
  readCalendars(): Promise<readonly CalendarName[]>;
  readFormats(): Promise<readonly FormatSummary[]>;
  findPeople(typed: string): Promise<readonly SimEnvMember[]>;
};

const topics: readonly string[] = ['sim-env', 'user-account', 'file-count'];

const mayHaveChanged = (action: { type: string; payload?: unknown }): boolean =>
  reconnected.match(action) || (changed.match(action) && topics.includes(action.payload.topic));

const peopleWorker = ({ findPeople }: DirectoryPorts) =>
  function* ({ payload }: ReturnType<typeof peopleTyped>) {
    if (payload.trim() === '') return;
    const found = yield* call(findPeople, payload.trim());
    const { typed } = yield* select(selectDirectory);
    if (typed === payload) yield* put(peopleFound(found));
  };

export const directorySaga = (ports: DirectoryPorts, typingPause = 200, settleTime = 500) =>
  function* () {
    const readCounts = guarded(function* () {
      yield* put(countsSucceeded(yield* call(ports.readCounts)));
    }, directoryFailed);
    yield* takeLatest(countsRequested.type, readCounts);
    yield* takeLatest(
      choicesRequested.type,
      guarded(function* () {
        yield* put(calendarsSucceeded(yield* call(ports.readCalendars)));
        yield* put(formatsSucceeded(yield* call(ports.readFormats)));
      }, directoryFailed),
    );
    yield* debounce(typingPause, peopleTyped.type, guarded(peopleWorker(ports), directoryFailed));
    yield* debounce(settleTime, mayHaveChanged, function* (action) {
      const { counts } = yield* select(selectDirectory);
      if (counts) yield* call(readCounts, action);
    });
  };
