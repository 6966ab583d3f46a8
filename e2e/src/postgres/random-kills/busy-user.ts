import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { readContentRoute, saveContentRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import type { SeededRandom } from '@clearbench/stores/testing/seeded-random.fixture';
import { samplePayment } from '../../kill/sample-payment.ts';
import type { EdgeClient } from './edge-client.ts';

/** The acknowledged writes of a file. */
export type WrittenFile = {
  readonly fileId: string;
  readonly messageId: string;
  /** The amount in each version, the first one first. */
  readonly amounts: string[];
  transferId?: string;
};

type UserWork = {
  readonly written: WrittenFile[];
  readonly random: SeededRandom;
  readonly signal: AbortSignal;
  readonly mayGoOn?: () => boolean;
};

/** Longest pause of a user between two calls, in milliseconds. */
const longestPause = 120;

/**
 * Uploads, edits and sends files one after another until stopped; records acknowledged writes. `mayGoOn` says whether
 * another file may be uploaded now.
 */
export const beBusy = async (
  { insist }: EdgeClient,
  label: string,
  environmentToken: string,
  { written, random, signal, mayGoOn = () => true }: UserWork,
): Promise<void> => {
  for (let count = 0; !signal.aborted; count += 1) {
    while (!mayGoOn() && !signal.aborted) await pause(longestPause);
    const messageId = `${label}-${count}`;
    const query = { environmentToken, rbVersion: '2025' as const, fileName: `${messageId}.xml` };
    const body = samplePayment(messageId, '10.00');
    const uploaded = await insist(uploadFileRoute, { query, body, commandId: randomUUID() });
    const file: WrittenFile = { fileId: uploaded.vipFileSummary.fileId, messageId, amounts: ['10.00'] };
    written.push(file);
    const params = { fileId: file.fileId };
    for (let edits = random.below(4); edits > 0 && !signal.aborted; edits -= 1) {
      await pause(random.below(longestPause));
      // Cents would choose a scenario of the test engine.
      const amount = `${10 + random.below(9_000)}.00`;
      const text = samplePayment(messageId, amount);
      const basedOn = file.amounts.length;
      const saved = await insist(saveContentRoute, { params, body: text, ifMatch: basedOn, commandId: randomUUID() });
      if (saved.contentVersion === basedOn + 1) file.amounts.push(amount);
      else if (amount !== file.amounts.at(-1)) throw new Error(`version ${saved.contentVersion} follows ${basedOn}`);
    }
    await pause(random.below(longestPause));
    if (random.below(5) === 0) continue;
    const sent = await insist(sendFileRoute, { params, query: { action: 'send' }, commandId: randomUUID() });
    file.transferId = sent.transferId;
  }
};

/** The acknowledged writes of files that are missing or have another content. */
export const missing = async ({ insist }: EdgeClient, files: readonly WrittenFile[]): Promise<string[]> => {
  const lost: string[] = [];
  for (const { fileId, messageId, amounts, transferId } of files) {
    const params = { fileId };
    for (const [index, amount] of amounts.entries()) {
      const content = await insist(readContentRoute, { params, query: { version: index + 1 } });
      if (content !== samplePayment(messageId, amount)) lost.push(`${messageId}: version ${index + 1}`);
    }
    const { items } = await insist(listTransfersRoute, { query: { fileId } });
    const expected = transferId === undefined ? [] : [transferId];
    if (items.map((item) => item.transferId).join() !== expected.join())
      lost.push(`${messageId}: transfers ${items.map((item) => item.transferId).join()} instead of ${expected.join()}`);
  }
  return lost;
};
