import { randomUUID } from 'node:crypto';
import { saveContentRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import type { BenchClient } from '../client/bench-client.ts';
import { samplePayment } from './sample-payment.ts';

/** Acknowledged writes, which must exist after any end of the process, and interrupted requests. */
export type Acknowledged = {
  readonly texts: { readonly fileId: string; readonly contentVersion: number; readonly text: string }[];
  readonly transfers: { readonly fileId: string; readonly transferId: string }[];
  /** Requests without a response; they may be repeated with the same command id. */
  readonly interrupted: (() => Promise<unknown>)[];
};

export const nothingAcknowledged = (): Acknowledged => ({ texts: [], transfers: [], interrupted: [] });

/** By name, because fetch belongs to another realm than the tests. */
const isConnectionLost = (error: unknown): boolean => (error as Error).name === 'TypeError';

const expectDone = (what: string, { status, reply }: { status: number; reply: unknown }): void => {
  if (status !== 200) throw new Error(`${what} answered ${status} ${JSON.stringify(reply)}`);
};

/** Sends a request that can be repeated as the same command. */
const insist = async <Result>(into: Acknowledged, attempt: () => Promise<Result>): Promise<Result> => {
  try {
    return await attempt();
  } catch (error) {
    if (isConnectionLost(error)) into.interrupted.push(attempt);
    throw error;
  }
};

const upload = (client: BenchClient, name: string, into: Acknowledged): Promise<string> => {
  const body = samplePayment(name, '10.00');
  const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName: `${name}.xml` };
  const commandId = randomUUID();
  return insist(into, async () => {
    const answer = await client.call(uploadFileRoute, { query, body, commandId });
    expectDone('upload', answer);
    const { fileId } = answer.reply.vipFileSummary;
    into.texts.push({ fileId, contentVersion: 1, text: body });
    return fileId;
  });
};

const save = (
  client: BenchClient,
  fileId: string,
  name: string,
  basedOn: number,
  into: Acknowledged,
): Promise<number> => {
  const body = samplePayment(name, `${10 + basedOn}.00`);
  const input = { params: { fileId }, body, ifMatch: basedOn, commandId: randomUUID() };
  return insist(into, async () => {
    const answer = await client.call(saveContentRoute, input);
    expectDone('save', answer);
    const { contentVersion } = answer.reply;
    into.texts.push({ fileId, contentVersion, text: body });
    return contentVersion;
  });
};

const send = (client: BenchClient, fileId: string, into: Acknowledged): Promise<void> => {
  const input = { params: { fileId }, query: { action: 'send' as const }, commandId: randomUUID() };
  return insist(into, async () => {
    const answer = await client.call(sendFileRoute, input);
    expectDone('send', answer);
    into.transfers.push({ fileId, transferId: answer.reply.transferId });
  });
};

/**
 * Uploads, edits and sends files one after another at full speed, until the connection breaks; records acknowledged
 * writes.
 */
export const beBusy = async (client: BenchClient, label: string, into: Acknowledged): Promise<void> => {
  try {
    for (let count = 0; ; count += 1) {
      const name = `${label}-${count}`;
      const fileId = await upload(client, name, into);
      let version = 1;
      for (let edit = 0; edit < 3; edit += 1) version = await save(client, fileId, name, version, into);
      await send(client, fileId, into);
    }
  } catch (error) {
    if (!isConnectionLost(error)) throw error;
  }
};
