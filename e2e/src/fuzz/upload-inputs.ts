import { type IncomingMessage, request } from 'node:http';
import { setTimeout as after } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Input, Target } from './live-inputs.ts';
import type { RandomChoice } from './random-choice.ts';

/** A client with write access: its cookie and its XSRF token. */
export type UploadTarget = Target & { readonly headers: Readonly<Record<string, string>> };

type Upload = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly chunk: Buffer;
  readonly chunks: number;
  readonly pauseMs: number;
  /** Whether the client aborts its request. */
  readonly breaksOff: boolean;
};

const kilobyte = 1024;
const megabyte = kilobyte * kilobyte;
const head = '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"><FIToFICstmrCdtTrf>';
const query = (name: string): string => `environmentToken=sct&rbVersion=2025&fileName=${name}.xml`;
/** Time limit of the client in milliseconds. */
const patience = 20_000;

const send = (target: UploadTarget, upload: Upload): Promise<readonly number[]> =>
  new Promise((resolve) => {
    const headers = { cookie: target.cookie, ...target.headers, 'content-type': 'application/xml', ...upload.headers };
    const asking = request(`${target.origin}${upload.path}`, { method: 'POST', headers, agent: false });
    let isOver = false;
    const over = (statuses: readonly number[]): void => {
      isOver = true;
      asking.destroy();
      resolve(statuses);
    };
    asking.setTimeout(patience, () => over([]));
    asking.on('error', () => over([]));
    asking.on('response', (response: IncomingMessage) => {
      response.on('error', () => over([])).resume();
      response.on('end', () => over([response.statusCode ?? 0]));
    });
    const write = async (): Promise<void> => {
      asking.write(head);
      for (let sent = 0; sent < upload.chunks && !isOver; sent += 1) {
        if (!asking.write(upload.chunk))
          await Promise.race([new Promise((drained) => asking.once('drain', drained)), after(patience)]);
        if (upload.pauseMs > 0) await after(upload.pauseMs);
      }
      if (upload.breaksOff) over([]);
      else if (!isOver) asking.end();
    };
    void write();
  });

const filler = (chance: RandomChoice): string => chance.one(['x', '<a>', '<a/>', '&amp;', ' ', '<', '\n', '<!--x-->']);

const endless = (chance: RandomChoice): Upload => ({
  path: `/api/files/upload?${query('endless')}`,
  headers: {},
  chunk: Buffer.from(filler(chance).repeat(100 * kilobyte)),
  chunks: 2_000,
  pauseMs: 0,
  breaksOff: chance.is(0.5),
});
const slow = (chance: RandomChoice): Upload => ({
  path: `/api/validate/?${query('slow')}`,
  headers: { 'content-length': 50 * megabyte },
  chunk: Buffer.from(filler(chance)),
  chunks: 20,
  pauseMs: 50,
  breaksOff: true,
});
const large = (chance: RandomChoice): Upload => ({
  path: `/api/files/upload?${query('large')}`,
  headers: {},
  chunk: Buffer.alloc(megabyte, filler(chance)),
  chunks: 10 + chance.below(40),
  pauseMs: 0,
  breaksOff: chance.is(0.5),
});
const packed = (chance: RandomChoice): Upload => ({
  path: `/api/validate/?${query('packed')}`,
  headers: { 'content-encoding': 'gzip' },
  chunk: gzipSync(Buffer.alloc(200 * megabyte, filler(chance))),
  chunks: 1,
  pauseMs: 0,
  breaksOff: false,
});
const wrongLength = (chance: RandomChoice): Upload => ({
  path: `/api/files/upload?${query('length')}`,
  headers: { 'content-length': chance.one([1, 10 * megabyte, 10_000 * megabyte]) },
  chunk: Buffer.from(filler(chance).repeat(10)),
  chunks: 3,
  pauseMs: 0,
  breaksOff: true,
});

/** Several uploads of one client at once, each slow, unfinished, large, compressed, or with a wrong length. */
export const uploadInput = (target: UploadTarget, chance: RandomChoice): Input => {
  const [kind, make, most] = chance.one([
    ['endless', endless, 4],
    ['slow', slow, 40],
    ['large', large, 10],
    ['packed', packed, 2],
    ['of a wrong length', wrongLength, 20],
  ] as const);
  const uploads = Array.from({ length: 1 + chance.below(most) }, () => make(chance));
  return {
    name: `${uploads.length} uploads, ${kind}, of up to ${Math.max(...uploads.map(({ chunk, chunks }) => chunk.length * chunks))} bytes`,
    run: async () => (await Promise.all(uploads.map((upload) => send(target, upload)))).flat(),
  };
};
