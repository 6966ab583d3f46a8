import type { Action, UnknownAction } from '@reduxjs/toolkit';
import * as asked from './editor-actions.ts';
import type { EditorPorts, Session } from './editor-ports.ts';
import type { Order } from './open-file.ts';
import * as workers from './order-workers.ts';
import { pieceWorker } from './piece-worker.ts';
import { keepMineWorker, refreshWorker, takeTheirsWorker } from './refresh-worker.ts';
import { saveOrSay } from './save-or-say.ts';

type Creator<A> = { readonly type: string; readonly match: (action: Action) => action is Action & A };
/** A piece of work on one open file; pieces are done one after the other. */
export type Job = {
  readonly asked: { readonly match: (action: Action) => boolean };
  readonly order?: Order;
  readonly work: (ports: EditorPorts, session: Session, action: UnknownAction) => Generator;
};

/** Ties a worker to the action it answers; the action's type is checked here and forgotten behind. */
const job = <A>(
  creator: Creator<A>,
  work: (ports: EditorPorts, session: Session, action: A) => Generator,
  order?: Order,
): Job => ({ asked: creator, work: work as Job['work'], ...(order ? { order } : {}) });

/** Everything that reads or writes the text of a file, so that no two of them ever overlap. */
export const jobs: readonly Job[] = [
  job(asked.saveRequested, saveOrSay),
  job(asked.refreshRequested, refreshWorker),
  job(asked.pieceRequested, pieceWorker),
  job(asked.mineKept, keepMineWorker),
  job(asked.theirsTaken, takeTheirsWorker),
  job(asked.checkRequested, workers.checkWorker, 'check'),
  job(asked.sendRequested, workers.sendWorker, 'send'),
  job(asked.indentRequested, workers.indentWorker, 'indent'),
  job(asked.reportCommentsRequested, workers.reportCommentsWorker, 'reportComments'),
  job(asked.restoreRequested, workers.restoreWorker, 'restore'),
  job(asked.renameRequested, workers.renameWorker, 'rename'),
  job(asked.turnRoundRequested, workers.turnRoundWorker, 'turnRound'),
  job(asked.copyRequested, workers.copyWorker, 'copy'),
  job(asked.deleteRequested, workers.deleteWorker, 'delete'),
];
