import { setTimeout as after } from 'node:timers/promises';
import { listFilesRoute, saveContentRoute } from '@clearbench/contracts/file/routes';
import { positionHeader } from '@clearbench/contracts/header-names';
import { samplePayment } from '../kill/sample-payment.ts';
import type { ClientGroup } from './client-groups.ts';
import { type Latencies, latencies } from './latencies.ts';
import { sharedNow } from './message.ts';

/** An acknowledged save: its position in the log, the time of sending, and its duration from when it was due. */
export type Saved = {
  readonly fileId: string;
  readonly position: number;
  readonly sent: number;
  readonly took: number;
};

export type Work = {
  readonly saves: Latencies;
  readonly lists: Latencies;
  readonly saved: Saved[];
  /** Responses other than 200, with their counts. */
  readonly errors: Map<string, number>;
};

/** After this number of saves a user reads the list. */
const savesPerList = 10;

type Pace = { readonly begin: number; readonly everyMs: number; readonly until: number };

/**
 * Saves one file at its own pace. Durations count from the planned time of a save, so that delays of the product are
 * included for later saves.
 */
const saveRepeatedly = async (
  { tester, token }: ClientGroup,
  fileId: string,
  pace: Pace,
  work: Work,
): Promise<void> => {
  const fail = (status: number, reply: unknown): void => {
    const key = `${status} ${(reply as { errorKey?: string }).errorKey ?? ''}`;
    work.errors.set(key, (work.errors.get(key) ?? 0) + 1);
  };
  let version = 1;
  for (let due = pace.begin, turn = 0; due < pace.until; due += pace.everyMs, turn += 1) {
    await after(Math.max(0, due - sharedNow()));
    const body = samplePayment(`L${fileId.slice(-12)}-${turn}`, `${10 + (turn % 80)}.00`);
    const sent = sharedNow();
    const saved = await tester.call(saveContentRoute, { params: { fileId }, body, ifMatch: version });
    if (saved.status === 200) {
      const took = sharedNow() - due;
      work.saves.note(took);
      work.saved.push({ fileId, position: Number(saved.headers.get(positionHeader)), sent, took });
      version = saved.reply.contentVersion;
    } else fail(saved.status, saved.reply);
    if (turn % savesPerList !== savesPerList - 1) continue;
    const looked = sharedNow();
    const list = await tester.call(listFilesRoute, { query: { environmentToken: token } });
    if (list.status === 200) work.lists.note(sharedNow() - looked);
    else fail(list.status, list.reply);
  }
};

/** Saves all files of all teams with a total rate per second, evenly distributed. */
export const saveAll = async (teams: readonly ClientGroup[], edits: number, seconds: number): Promise<Work> => {
  const work: Work = { saves: latencies(), lists: latencies(), saved: [], errors: new Map() };
  const files = teams.flatMap((team) => team.fileIds.map((fileId) => ({ team, fileId })));
  const start = sharedNow() + 100;
  const everyMs = (files.length / edits) * 1_000;
  const paceOf = (number: number): Pace => ({
    begin: start + (number / files.length) * everyMs,
    everyMs,
    until: start + seconds * 1_000,
  });
  await Promise.all(files.map(({ team, fileId }, number) => saveRepeatedly(team, fileId, paceOf(number), work)));
  return work;
};
