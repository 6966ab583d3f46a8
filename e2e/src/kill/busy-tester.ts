import { randomUUID } from 'node:crypto';
import { saveContentRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import type { BenchClient } from '../client/bench-client.ts';
import { samplePayment } from './sample-payment.ts';

/** What the server said it has: each of these must be there after any end of the process. */
export type Acknowledged = {
  readonly texts: { readonly fileId: string; readonly contentVersion: number; readonly text: string }[];
  readonly transfers: { readonly fileId: string; readonly transferId: string }[];
};

export const nothingAcknowledged = (): Acknowledged => ({ texts: [], transfers: [] });

const upload = async (client: BenchClient, name: string, into: Acknowledged) => {
  const text = samplePayment(name, '10.00');
  const query = { environmentToken: 'sct', rbVersion: '2025' as const, fileName: `${name}.xml` };
  const { status, reply } = await client.call(uploadFileRoute, { query, body: text, commandId: randomUUID() });
  if (status !== 200) throw new Error(`upload answered ${status} ${JSON.stringify(reply)}`);
  const { fileId, contentVersion } = reply.vipFileSummary;
  into.texts.push({ fileId, contentVersion, text });
  return fileId;
};

const save = async (client: BenchClient, fileId: string, name: string, basedOn: number, into: Acknowledged) => {
  const text = samplePayment(name, `${10 + basedOn}.00`);
  const { status, reply } = await client.call(saveContentRoute, {
    params: { fileId },
    body: text,
    ifMatch: basedOn,
    commandId: randomUUID(),
  });
  if (status !== 200) throw new Error(`save answered ${status} ${JSON.stringify(reply)}`);
  into.texts.push({ fileId, contentVersion: reply.contentVersion, text });
  return reply.contentVersion;
};

const send = async (client: BenchClient, fileId: string, into: Acknowledged) => {
  const { status, reply } = await client.call(sendFileRoute, {
    params: { fileId },
    query: { action: 'send' },
    commandId: randomUUID(),
  });
  if (status !== 200) throw new Error(`send answered ${status} ${JSON.stringify(reply)}`);
  into.transfers.push({ fileId, transferId: reply.transferId });
};

const isConnectionLost = (error: unknown): boolean => error instanceof TypeError;

/** Uploads, edits and sends one file after the other, at full speed, until the connection breaks; keeps what was acknowledged. */
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
