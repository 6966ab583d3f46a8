import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Socket } from 'node:net';

/** The part of a WebSocket client that receives, with low cost for thousands of connections. */
export type PlainWebsocket = { send(text: string): void };

type Hearing = { readonly receive: (text: string) => void; readonly ended: () => void };

const [text, close, ping, pong] = [0x1, 0x8, 0x9, 0xa];
const masked = 0x80;

/** Clients mask their frames (RFC 6455, 5.3); the test sends short ones only. */
const clientFrame = (opcode: number, payload: Buffer): Buffer => {
  const mask = randomBytes(4);
  const head = payload.length < 126 ? [payload.length] : [126, payload.length >> 8, payload.length & 0xff];
  const [length = 0, ...more] = head;
  const hidden = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([Buffer.from([0x80 | opcode, masked | length, ...more]), mask, hidden]);
};

type Frame = { readonly opcode: number; readonly payload: Buffer; readonly end: number };

/** The first frame of received bytes, once it is complete. */
export const frameAt = (bytes: Buffer, at: number): Frame | undefined => {
  if (bytes.length < at + 2) return undefined;
  const short = (bytes[at + 1] ?? 0) & 0x7f;
  const from = at + 2 + (short === 126 ? 2 : short === 127 ? 8 : 0);
  if (bytes.length < from) return undefined;
  const length =
    short === 126 ? bytes.readUInt16BE(at + 2) : short === 127 ? Number(bytes.readBigUInt64BE(at + 2)) : short;
  const end = from + length;
  return bytes.length < end ? undefined : { opcode: (bytes[at] ?? 0) & 0xf, payload: bytes.subarray(from, end), end };
};

const listen = (socket: Socket, head: Buffer, { receive, ended }: Hearing): void => {
  let rest: Buffer = Buffer.alloc(0);
  const take = (chunk: Buffer): void => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let at = 0;
    for (let frame = frameAt(bytes, at); frame; frame = frameAt(bytes, at)) {
      at = frame.end;
      if (frame.opcode === text) receive(frame.payload.toString());
      else if (frame.opcode === ping) socket.write(clientFrame(pong, frame.payload));
      else if (frame.opcode === close) socket.end();
    }
    rest = bytes.subarray(at);
  };
  socket.on('data', take).on('error', () => socket.destroy());
  socket.on('close', ended);
  take(head);
};

/** Opens a connection; rejects where it is refused. */
export const plainWebsocket = async (
  address: string,
  headers: Readonly<Record<string, string>>,
  hearing: Hearing,
): Promise<PlainWebsocket> => {
  const upgrading = request(address, {
    headers: {
      ...headers,
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    },
  });
  const refused = once(upgrading, 'response').then(([response]: IncomingMessage[]) => {
    throw new Error(`a live connection was refused (${response?.statusCode})`);
  });
  const upgraded = once(upgrading, 'upgrade') as Promise<[IncomingMessage, Socket, Buffer]>;
  upgrading.end();
  const [, socket, head] = await Promise.race([upgraded, refused]);
  refused.catch(() => undefined);
  socket.setNoDelay(true);
  listen(socket, head, hearing);
  return { send: (message) => void socket.write(clientFrame(text, Buffer.from(message))) };
};
