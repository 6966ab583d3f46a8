import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { checkTextRoute } from '@clearbench/contracts/file/check-routes';
import {
  copyFileRoute,
  deleteFileRoute,
  listFilesRoute,
  readContentRoute,
  readFileRoute,
  saveContentRoute,
  sendFileRoute,
  uploadFileRoute,
} from '@clearbench/contracts/file/routes';
import { searchContentRoute } from '@clearbench/contracts/file/search-routes';
import { listVersionsRoute } from '@clearbench/contracts/file/version-routes';
import { livePath } from '@clearbench/contracts/product-constants';
import { signOutRoute } from '@clearbench/contracts/session/routes';
import { readActionsRoute } from '@clearbench/contracts/statistics/routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { readProfileRoute } from '@clearbench/contracts/user/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { liveClient } from '../client/live-client.ts';
import { samplePayment } from '../kill/sample-payment.ts';

/** A mix of all functions; created objects are deleted again. */
export type MixedWork = { readonly turn: () => Promise<void>; readonly statuses: ReadonlyMap<string, number> };

const environmentToken = 'sct';
const rbVersion = '2025';
const severalTransactions = 300;

/** A file large enough for its report and its outline to matter. */
const largePayment = (name: string): string => {
  const one = samplePayment(name, '10.00');
  const [, transaction = ''] = /(<CdtTrfTxInf>[\s\S]*<\/CdtTrfTxInf>)/.exec(one) ?? [];
  return one.replace(transaction, transaction.repeat(severalTransactions));
};

const fileWork = async (client: BenchClient, note: (status: number) => void): Promise<void> => {
  const name = randomUUID().slice(0, 20);
  const call: BenchClient['call'] = async (route, input, more) => {
    const replied = await client.call(route, input, more);
    note(replied.status);
    return replied;
  };
  const query = { environmentToken, rbVersion, fileName: `${name}.xml` } as const;
  const { status, reply } = await call(uploadFileRoute, { query, body: samplePayment(name, '10.00') });
  if (status !== 200) return;
  const params = { fileId: reply.vipFileSummary.fileId };
  const wrong = samplePayment(name, '10.00').replace('SLEV', 'SHAR');
  await call(saveContentRoute, { params, body: wrong, ifMatch: 1 });
  await call(saveContentRoute, { params, body: samplePayment(name, '12.00'), ifMatch: 1 });
  await call(saveContentRoute, { params, body: largePayment(name), ifMatch: 2 });
  await call(saveContentRoute, { params, body: samplePayment(name, '11.00'), ifMatch: 3 });
  await call(readFileRoute, { params });
  await call(readContentRoute, { params, query: { version: 1 } });
  await call(listVersionsRoute, { params, query: {} });
  await call(searchContentRoute, { params, query: { text: 'Beispiel' } });
  await call(checkTextRoute, { query, body: wrong });
  const copied = await call(copyFileRoute, { params });
  await call(sendFileRoute, { params, query: { action: 'send' } });
  await call(listTransfersRoute, { query: { fileId: params.fileId } });
  const listed = await call(listFilesRoute, { query: { environmentToken, search: name } });
  const fileIds = [
    params.fileId,
    copied.reply.vipFileSummary?.fileId,
    ...listed.reply.items.map(({ fileId }) => fileId),
  ];
  for (const fileId of new Set(fileIds)) if (fileId) await call(deleteFileRoute, { params: { fileId } });
};

/** Live connections that are used, closed, left without CONNECT, and never opened. */
const liveWork = async (origin: string, client: BenchClient): Promise<void> => {
  const cookie = client.browser.cookieHeader();
  const live = await liveClient(origin, client);
  const post = (transport: string, body = '') =>
    fetch(`${origin}${livePath}/0/${randomUUID()}/${transport}`, { method: 'POST', headers: { cookie }, body });
  await (await post('xhr')).text();
  await (await post('xhr_send', '["x"]')).text();
  const upgrade = { cookie, Connection: 'Upgrade', Upgrade: 'websocket', 'Sec-WebSocket-Version': '13' };
  const headers = { ...upgrade, 'Sec-WebSocket-Key': randomBytes(16).toString('base64') };
  const left = request(`${origin}${livePath}/0/${randomUUID()}/websocket`, { headers });
  left.end();
  const [, socket] = await once(left, 'upgrade');
  socket.destroy();
  const halfUpload = request(`${origin}/api/files/upload?environmentToken=${environmentToken}`, {
    method: 'POST',
    headers: { cookie, 'content-length': 1_000_000, 'content-type': 'application/xml' },
  });
  halfUpload.on('error', () => undefined);
  halfUpload.on('response', (response) => response.resume());
  halfUpload.write('x'.repeat(300_000), () => halfUpload.destroy());
  await live.close();
};

/** A user who signs in, reads statistics, requests missing objects, and signs out. */
const userWork = async (origin: string, note: (status: number) => void): Promise<void> => {
  const admin = await benchClient(origin, 'admin');
  for (const path of [`/api/files/${randomUUID()}/`, `/api/files/?after=${randomUUID()}`, `/nowhere/${randomUUID()}`])
    note((await admin.browser.request(path)).status);
  note((await admin.call(readActionsRoute, { body: {} })).status);
  note((await admin.call(readProfileRoute, {})).status);
  note((await admin.browser.request('/api/metrics/')).status);
  await admin.call(signOutRoute, {});
};

export const mixedWork = async (origin: string): Promise<MixedWork> => {
  const tester = await benchClient(origin, 'tester');
  const statuses = new Map<string, number>();
  const note = (status: number): void => void statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
  const noteFailed = (error: unknown): void => void statuses.set(String(error), (statuses.get(String(error)) ?? 0) + 1);
  const turn = async (): Promise<void> => {
    const results = await Promise.allSettled([
      fileWork(tester, note),
      liveWork(origin, tester),
      userWork(origin, note),
    ]);
    for (const result of results) if (result.status === 'rejected') noteFailed(result.reason);
  };
  return { turn, statuses };
};
