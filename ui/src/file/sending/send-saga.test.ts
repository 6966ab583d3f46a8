import { Failure } from '@clearbench/contracts/failure';
import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga, until } from '../../saga/testing/running-saga.fixture.ts';
import type { SendCandidate } from './send-choice.ts';
import { type SendPorts, sendSaga } from './send-saga.ts';
import { sendConfirmed, sendDialogOpened, sendEnded, sendSlice, sendStopped } from './send-slice.ts';

const candidate = (fileId: string, changes: Partial<SendCandidate> = {}): SendCandidate => ({
  fileId,
  fileName: `${fileId}.xml`,
  isSentBefore: false,
  ...changes,
});

const sending = (files: readonly SendCandidate[], ports: Partial<SendPorts> = {}) => {
  const calls: string[] = [];
  const bench = runningSaga(
    sendSaga({
      send: async (fileId) => void calls.push(`send ${fileId}`),
      renewIds: async (fileId) => void calls.push(`renew ${fileId}`),
      ...ports,
    }),
    combineReducers({ sendFiles: sendSlice.reducer }),
  );
  bench.dispatch(sendDialogOpened(files));
  const results = () =>
    Object.fromEntries(Object.entries(bench.state().sendFiles.results).map(([id, { status }]) => [id, status]));
  return { ...bench, calls, results };
};

describe('sending several files', () => {
  it('sends those that can be sent and reports the result of each', async () => {
    const files = [candidate('a'), candidate('b', { reasonKey: 'fileList.notSent.direction' }), candidate('c')];
    const { dispatch, seen, calls, results, state } = sending(files, {
      send: async (fileId) => {
        if (fileId === 'c') throw new Failure('transfer.alreadyRequested');
      },
    });
    dispatch(sendConfirmed({ newIds: false }));
    await seen(sendEnded.type);
    expect(calls).toEqual([]);
    expect(results()).toEqual({ a: 'sent', c: 'failed' });
    expect(state().sendFiles.results.c).toMatchObject({ problem: { errorKey: 'transfer.alreadyRequested' } });
    expect(state().sendFiles.stoppedBy).toBeUndefined();
  });

  it('gives new ids to the files that were sent before, only if the user chose that', async () => {
    const files = [candidate('new'), candidate('old', { isSentBefore: true })];
    const renewed = sending(files);
    renewed.dispatch(sendConfirmed({ newIds: true }));
    await renewed.seen(sendEnded.type);
    expect(renewed.calls.toSorted()).toEqual(['renew old', 'send new', 'send old']);
    const unchanged = sending(files);
    unchanged.dispatch(sendConfirmed({ newIds: false }));
    await unchanged.seen(sendEnded.type);
    expect(unchanged.calls.toSorted()).toEqual(['send new', 'send old']);
  });

  it('does not send a file whose ids could not be replaced', async () => {
    const { dispatch, seen, calls, results } = sending([candidate('old', { isSentBefore: true })], {
      renewIds: () => Promise.reject(new Failure('file.notWellFormed', { line: 3 })),
    });
    dispatch(sendConfirmed({ newIds: true }));
    await seen(sendEnded.type);
    expect(calls).toEqual([]);
    expect(results()).toEqual({ old: 'failed' });
  });

  it.each(['connection.none', 'connection.lost', 'transfer.engineClosed', 'plan.filesUsedUp', 'request.tooMany'])(
    'skips the other files after %s, and shows the reason',
    async (errorKey) => {
      let tried = 0;
      const files = Array.from({ length: 20 }, (_, index) => candidate(`f${index}`));
      const { dispatch, seen, results, state } = sending(files, {
        send: async () => {
          tried += 1;
          throw new Failure(errorKey);
        },
      });
      dispatch(sendConfirmed({ newIds: false }));
      await seen(sendEnded.type);
      expect(tried).toBeLessThanOrEqual(2);
      expect(Object.values(results()).filter((status) => status === 'stopped')).toHaveLength(20 - tried);
      expect(state().sendFiles.stoppedBy?.errorKey).toBe(errorKey);
    },
  );

  it('sends at most two files at a time, and stops when the user stops it', async () => {
    let together = 0;
    let most = 0;
    const waiting: (() => void)[] = [];
    const files = Array.from({ length: 9 }, (_, index) => candidate(`f${index}`));
    const { dispatch, seen, results } = sending(files, {
      send: async () => {
        together += 1;
        most = Math.max(most, together);
        await new Promise<void>((resolve) => waiting.push(resolve));
        together -= 1;
      },
    });
    dispatch(sendConfirmed({ newIds: false }));
    await until(() => waiting.length === 2);
    for (const go of waiting.splice(0)) go();
    await until(() => waiting.length === 2);
    dispatch(sendStopped());
    for (const go of waiting.splice(0)) go();
    await seen(sendEnded.type);
    expect(most).toBe(2);
    const statuses = Object.values(results());
    expect(statuses.filter((status) => status === 'sent')).toHaveLength(4);
    expect(statuses.filter((status) => status === 'stopped')).toHaveLength(5);
  });
});
