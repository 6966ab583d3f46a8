import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';

/** A WebSocket frame, valid or invalid. */
export type RawFrame = {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly isFinal?: boolean;
  readonly isMasked?: boolean;
  /** A wrong length in the frame. */
  readonly statedLength?: number;
};

const final = 0x80;
const masked = 0x80;

const lengthIn = (length: number): Buffer => {
  if (length < 126) return Buffer.from([length]);
  const bytes = Buffer.alloc(length <= 0xffff ? 3 : 9);
  bytes[0] = length <= 0xffff ? 126 : 127;
  if (bytes.length === 3) bytes.writeUInt16BE(length, 1);
  else bytes.writeBigUInt64BE(BigInt(length), 1);
  return bytes;
};

/** The bytes of the frame; the mask is zero, which does not change the payload. */
export const rawFrame = ({ opcode, payload, isFinal = true, isMasked = true, statedLength }: RawFrame): Buffer => {
  const length = lengthIn(statedLength ?? payload.length);
  length[0] = (length[0] ?? 0) | (isMasked ? masked : 0);
  const first = Buffer.from([(isFinal ? final : 0) | (opcode & 0x7f)]);
  return Buffer.concat([first, length, Buffer.alloc(isMasked ? 4 : 0), payload]);
};

/** The socket of an upgraded connection, or the status of a refusal. */
export const rawWebsocket = async (address: string, cookie: string): Promise<Socket | number> => {
  const headers = {
    cookie,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
  };
  const upgrading = request(address, { headers });
  const answered = Promise.race([
    once(upgrading, 'upgrade').then(([, socket]) => socket as Socket),
    once(upgrading, 'response').then(([response]) => {
      response.resume();
      return Number(response.statusCode);
    }),
  ]);
  upgrading.end();
  return answered;
};
