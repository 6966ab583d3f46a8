import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { saveContentRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import type { InputOf, ReplyOf, Route } from '@clearbench/contracts/route';
import type { BenchClient } from '../client/bench-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';

/** The acknowledged data by file: the last text, and the transfer. */
export type ConfirmedSaves = Map<string, { text: string; transferId: string }>;

const patience = 180_000;

/**
 * Repeats a command until it succeeds, as pages do: the same command again where no service was available, or its
 * response was lost.
 */
const insist = async <R extends Route>(client: BenchClient, route: R, input: InputOf<R>): Promise<ReplyOf<R>> => {
  const request = { ...input, commandId: randomUUID() };
  for (const until = Date.now() + patience; ; ) {
    const answer = await client.call(route, request).catch((error: unknown) => {
      if ((error as Error).name !== 'TypeError') throw error;
      return undefined;
    });
    if (answer?.status === 200) return answer.reply;
    if (Date.now() > until || (answer && answer.status !== 503))
      throw new Error(`${route.name} answered ${answer?.status} ${JSON.stringify(answer?.reply)}`);
    await pause(100);
  }
};

/** Uploads, edits and sends files one after another until stopped; records acknowledged writes. */
export const beBusy = async (
  client: BenchClient,
  label: string,
  environmentToken: string,
  reported: ConfirmedSaves,
  signal: AbortSignal,
): Promise<void> => {
  for (let count = 0; !signal.aborted; count += 1) {
    const name = `${label}-${count}`;
    const query = { environmentToken, rbVersion: '2025' as const, fileName: `${name}.xml` };
    const uploaded = await insist(client, uploadFileRoute, { query, body: samplePayment(name, '10.00') });
    const params = { fileId: uploaded.vipFileSummary.fileId };
    const text = samplePayment(name, '11.00');
    await insist(client, saveContentRoute, { params, body: text, ifMatch: 1 });
    const { transferId } = await insist(client, sendFileRoute, { params, query: { action: 'send' as const } });
    reported.set(params.fileId, { text, transferId });
  }
};
