import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedCall = { readonly headers: Record<string, string>; readonly body: string };

/** A receiver of webhooks that records the calls and answers with a status. */
export const webhookReceiver = async () => {
  const calls: ReceivedCall[] = [];
  const state = { status: 204, calls };
  const server: Server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request
      .on('data', (piece: Buffer) => pieces.push(piece))
      .on('end', () => {
        calls.push({ headers: request.headers as Record<string, string>, body: Buffer.concat(pieces).toString() });
        response.writeHead(state.status).end('seen');
      });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return { ...state, state, url, stop: () => server.close() };
};

export type WebhookReceiver = Awaited<ReturnType<typeof webhookReceiver>>;
