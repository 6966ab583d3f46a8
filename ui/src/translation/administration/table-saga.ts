import { call, delay, put, select, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import { reconnected } from '../../live/live-actions.ts';
import { guarded } from '../../saga/guarded.ts';
import type { Problem } from '../../saga/problem.ts';
import { isAboutTexts } from '../translation-saga.ts';
import {
  type Listed,
  removalFailed,
  removalRequested,
  removalSucceeded,
  selectTable,
  type TextRequest,
  tableFailed,
  tableRequested,
  tableSucceeded,
  textFailed,
  textRequested,
  textsFailed,
  textsRequested,
  textsSucceeded,
} from './table-slice.ts';

export type TablePorts = {
  readAll(): Promise<Listed>;
  save(texts: TextRequest): Promise<unknown>;
  remove(text: { language: string; key: string }): Promise<unknown>;
  removeLanguage(language: string): Promise<unknown>;
  notifyProblem(problem: Problem): void;
  notifyRemoved(language: string): void;
};

/** The delay in milliseconds before the table is read again, so that a series of changes causes one read. */
const calm = 1_000;

const readWorker = ({ readAll }: TablePorts) =>
  function* () {
    yield* put(tableSucceeded(yield* call(readAll)));
  };

const writeWorker = ({ save, remove }: TablePorts) =>
  function* ({ payload: { language, key, text } }: ReturnType<typeof textRequested>) {
    if (text === undefined) yield* call(remove, { language, key });
    else yield* call(save, { language, texts: [{ key, text }] });
  };

/** The text was shown before it was saved, and the save failed: the error and the saved text are shown. */
const refusedWorker = ({ notifyProblem }: TablePorts) =>
  function* ({ payload }: ReturnType<typeof textFailed>) {
    yield* call(notifyProblem, payload);
    yield* put(tableRequested());
  };

const saveAllWorker = ({ save, readAll }: TablePorts) =>
  function* ({ payload }: ReturnType<typeof textsRequested>) {
    for (const texts of payload) yield* call(save, texts);
    yield* put(tableSucceeded(yield* call(readAll)));
    yield* put(textsSucceeded());
  };

const removeWorker = ({ removeLanguage, readAll, notifyRemoved }: TablePorts) =>
  function* ({ payload: language }: ReturnType<typeof removalRequested>) {
    yield* call(removeLanguage, language);
    yield* put(tableSucceeded(yield* call(readAll)));
    yield* put(removalSucceeded(language));
    yield* call(notifyRemoved, language);
  };

const followWorker = (ports: TablePorts, pause: number) =>
  function* () {
    yield* delay(pause);
    const { status } = yield* select(selectTable);
    if (status !== 'initial') yield* call(readWorker(ports));
  };

export const tableSaga = (ports: TablePorts, pause = calm) =>
  function* () {
    yield* takeLatest(tableRequested.type, guarded(readWorker(ports), tableFailed));
    yield* takeEvery(textRequested.type, guarded(writeWorker(ports), textFailed));
    yield* takeEvery(textFailed.type, refusedWorker(ports));
    yield* takeLeading(textsRequested.type, guarded(saveAllWorker(ports), textsFailed));
    yield* takeLeading(removalRequested.type, guarded(removeWorker(ports), removalFailed));
    yield* takeLatest([reconnected.type, isAboutTexts], guarded(followWorker(ports, pause), tableFailed));
  };
