import type { FormatSummary } from '@clearbench/contracts/format/routes';
import type { SimEnvMember } from '@clearbench/contracts/sim-env/administration-routes';
import { call, debounce, put, select, takeLatest } from 'typed-redux-saga';
import { guarded } from '../../saga/guarded.ts';
import {
  type CalendarName,
  calendarsSucceeded,
  choicesRequested,
  directoryFailed,
  type EnvelopeName,
  envelopesSucceeded,
  formatsSucceeded,
  peopleFound,
  peopleTyped,
  selectDirectory,
} from './directory-slice.ts';

export type DirectoryCalls = {
  readCalendars(): Promise<readonly CalendarName[]>;
  readEnvelopes(): Promise<readonly EnvelopeName[]>;
  readFormats(): Promise<readonly FormatSummary[]>;
  findPeople(search: string): Promise<readonly SimEnvMember[]>;
};

const peopleWorker = ({ findPeople }: DirectoryCalls) =>
  function* ({ payload }: ReturnType<typeof peopleTyped>) {
    if (payload.trim() === '') return;
    const found = yield* call(findPeople, payload.trim());
    const { typed } = yield* select(selectDirectory);
    if (typed === payload) yield* put(peopleFound(found));
  };

export const directorySaga = (calls: DirectoryCalls, typingPause = 200) =>
  function* () {
    yield* takeLatest(
      choicesRequested.type,
      guarded(function* () {
        yield* put(calendarsSucceeded(yield* call(calls.readCalendars)));
        yield* put(envelopesSucceeded(yield* call(calls.readEnvelopes)));
        yield* put(formatsSucceeded(yield* call(calls.readFormats)));
      }, directoryFailed),
    );
    yield* debounce(typingPause, peopleTyped.type, guarded(peopleWorker(calls), directoryFailed));
  };
