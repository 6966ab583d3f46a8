import { setTimeout as after } from 'node:timers/promises';
import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import { sendAndWaitRoute } from '@clearbench/contracts/transfer/send-routes';
import type { ClientGroup } from './client-groups.ts';
import { instantPayment } from './instant-payment.ts';
import { type Latencies, latencies } from './latencies.ts';
import { sharedNow } from './message.ts';

/** What was measured of the payments. */
export type SentPayments = {
  /** From the time at which a payment was due to the reply with the verdict, so that delays count for later payments. */
  readonly answers: Latencies;
  readonly uploads: Latencies;
  readonly sends: Latencies;
  accepted: number;
  /** Other results with their counts. */
  readonly others: Map<string, number>;
};

const count = (others: SentPayments['others'], key: string): void => void others.set(key, (others.get(key) ?? 0) + 1);

const errorKeyOf = (reply: unknown): string => (reply as { errorKey?: string }).errorKey ?? '';

/** Uploads a payment, sends it, and waits for the verdict of the test engine. */
const pay = async ({ tester, token }: ClientGroup, id: string, due: number, work: SentPayments): Promise<void> => {
  const begin = sharedNow();
  const query = { environmentToken: token, rbVersion: '2025' as const, fileName: `${id}.xml` };
  const uploaded = await tester.call(uploadFileRoute, { query, body: instantPayment(id, new Date()) });
  if (uploaded.status !== 200) return count(work.others, `upload ${uploaded.status} ${errorKeyOf(uploaded.reply)}`);
  const loaded = sharedNow();
  work.uploads.note(loaded - begin);
  const params = { fileId: uploaded.reply.vipFileSummary.fileId };
  const sent = await tester.call(sendAndWaitRoute, { params, query: { wait: '30s' } });
  if (sent.status !== 200) return count(work.others, `send ${sent.status} ${errorKeyOf(sent.reply)}`);
  const verdict = sent.reply.transfer?.verdict;
  if (!sent.reply.done || verdict === undefined) return count(work.others, 'no verdict in time');
  const end = sharedNow();
  work.sends.note(end - loaded);
  work.answers.note(end - due);
  if (verdict.groupStatus === 'ACCP') work.accepted += 1;
  else count(work.others, `${verdict.groupStatus} ${verdict.reasons[0]?.text ?? ''}`);
};

/** Sends payments at a total rate per second, evenly distributed over the groups; resolves after the last verdict. */
export const sendInstantPayments = async (
  groups: readonly ClientGroup[],
  rate: number,
  seconds: number,
  run: string,
): Promise<SentPayments> => {
  const work = { answers: latencies(), uploads: latencies(), sends: latencies(), accepted: 0, others: new Map() };
  const start = sharedNow() + 100;
  const running: Promise<void>[] = [];
  for (let number = 0; number < rate * seconds; number += 1) {
    const due = start + (number * 1_000) / rate;
    await after(Math.max(0, due - sharedNow()));
    const group = groups[number % groups.length];
    if (group === undefined) break;
    const failed = (error: unknown) => count(work.others, error instanceof Error ? error.message : String(error));
    running.push(pay(group, `${run}${number}`, due, work).catch(failed));
  }
  await Promise.all(running);
  return work;
};
