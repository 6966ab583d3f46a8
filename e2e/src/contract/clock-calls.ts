import type { BenchClient } from '../client/bench-client.ts';
import { until } from '../client/until.ts';
import type { Input } from './described-calls.ts';

type Done = <T = Record<string, unknown>>(client: BenchClient, name: string, input?: Input) => Promise<T>;

type Planned = { readonly items: readonly { readonly transferId: string; readonly answerId: string }[] };

const sentWithAnswers = async (done: Done, client: BenchClient): Promise<void> => {
  const groups = { transactions: [{ remittance: 'SIM:LATE(5D)' }] };
  const body = { templateName: 'sct-typical', envToken: 'sct', rbVersion: '2025', values: { fields: {}, groups } };
  const { vipFileSummary } = await done<{ vipFileSummary: { fileId: string } }>(client, 'importTemplate', { body });
  const path = { fileId: vipFileSummary.fileId };
  await done(client, 'sendFile', { path, query: { action: 'send' } });
};

/** Calls the routes about the clock, the planned answers and the memory of an environment. */
export const clockCalls = async (done: Done, admin: BenchClient): Promise<void> => {
  const path = { environmentToken: 'sct' };
  await done(admin, 'setSimEnvClock', { path, body: { kind: 'fixed' } });
  await sentWithAnswers(done, admin);
  const answer = await until(async () => (await done<Planned>(admin, 'listPlannedAnswers', { path })).items[0]);
  const ofAnswer = { ...path, transferId: answer.transferId, answerId: answer.answerId };
  await done(admin, 'readPlannedAnswer', { path: ofAnswer });
  await done(admin, 'editPlannedAnswer', { path: ofAnswer, body: { text: '<Document/>' } });
  await done(admin, 'changePlannedAnswer', { path: ofAnswer, body: { action: 'hold' } });
  await done(admin, 'requestIncoming', { path, body: { from: { templateName: 'sct-typical', rbVersion: '2025' } } });
  await done(admin, 'readSimEnvClock', { path });
  await done(admin, 'setSimEnvClock', { path, body: { kind: 'running', factor: 2 } });
  await done(admin, 'advanceSimEnvClock', { path, body: { seconds: 60 } });
  await done(admin, 'readSimEnvClock', { path });
  await done(admin, 'resetSimEnvMemory', { path, body: { clock: { kind: 'real' } } });
};
