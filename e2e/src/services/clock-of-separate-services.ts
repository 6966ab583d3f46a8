import { readContentRoute, sendFileRoute, uploadFileRoute, validateFileRoute } from '@clearbench/contracts/file/routes';
import {
  advanceSimEnvClockRoute,
  readSimEnvClockRoute,
  resetSimEnvMemoryRoute,
} from '@clearbench/contracts/sim-env/clock-routes';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import type { BenchClient } from '../client/bench-client.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';

const { environmentToken } = sampleSettings;
const params = { environmentToken };

const transferOf = async (client: BenchClient, fileId: string) =>
  (await client.call(listTransfersRoute, { query: { fileId } })).reply.items[0];

const uploaded = async (client: BenchClient, fileName: string, body: string) => {
  const query = { environmentToken, rbVersion: '2025' as const, fileName };
  return (await client.call(uploadFileRoute, { query, body })).reply.vipFileSummary;
};

/** Sends a file at one edge and reads the verdict on it at the other one. */
const sent = async (client: BenchClient, other: BenchClient, fileId: string) => {
  await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
  return until(async () => {
    const transfer = await transferOf(other, fileId);
    return transfer?.verdict && transfer;
  });
};

/**
 * Fixes, advances and resets the clock of an environment at one edge, and checks the effects at the other one. The
 * clock is real again afterwards.
 */
export const clockOfSeparateServices = async (client: BenchClient, other: BenchClient): Promise<void> => {
  const { now } = (await client.call(readSimEnvClockRoute, { params })).reply;
  await client.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'fixed', instant: now } } });
  expect((await other.call(readSimEnvClockRoute, { params })).reply).toMatchObject({ kind: 'fixed', now, memory: 1 });
  const text = samplePayment('at-fixed-time', '10.00');
  const { fileId } = await uploaded(client, 'at-fixed-time.xml', text);
  const planned = await sent(client, other, fileId);
  expect(planned).toMatchObject({ sentAt: now, verdict: { groupStatus: 'ACCP' } });
  expect(planned.answers[0]?.releasedAt).toBeUndefined();

  const advanced = await other.call(advanceSimEnvClockRoute, { params, body: { to: 'nextDue' } });
  expect(advanced.reply).toMatchObject({ now: planned.answers[0]?.dueAt, stillDue: 0 });
  const [answer] = (await transferOf(client, fileId))?.answers ?? [];
  expect(answer?.releasedAt).toBe(planned.answers[0]?.dueAt);
  const content = await client.call(readContentRoute, { params: { fileId: answer?.fileId ?? '' }, query: {} });
  expect(content.reply).toContain('<OrgnlMsgId>at-fixed-time</OrgnlMsgId>');

  const again = await uploaded(other, 'again.xml', text);
  expect(again.errors).toBeGreaterThan(0);
  await client.call(resetSimEnvMemoryRoute, { params, body: { clock: { kind: 'real' } } });
  expect((await other.call(readSimEnvClockRoute, { params })).reply).toMatchObject({ kind: 'real', memory: 2 });
  const { reply } = await other.call(validateFileRoute, { body: { fileId: again.fileId } });
  expect(reply.validationReport.validationSummary).toMatchObject({ errors: 0 });
  expect((await sent(other, client, again.fileId)).verdict).toMatchObject({ groupStatus: 'ACCP' });
};
