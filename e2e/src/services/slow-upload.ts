import { request as open } from 'node:http';
import { text } from 'node:stream/consumers';
import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import { xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import type { BenchClient } from '../client/bench-client.ts';

/** A piece at this interval is faster than the slowest pace that the server accepts, 10 KiB in 10 seconds. */
const [pieceBytes, intervalMs] = [12 * 1024, 2_000];
/** Enough pieces for a minute. */
const padding = `<!--${'x'.repeat(60 * pieceBytes)}-->`;

/** A running upload; half of it has arrived, and the rest arrives slowly. */
export type SlowUpload = {
  /** Sends the rest; resolves with the response. */
  finish(): Promise<{ readonly status: number; readonly body: string }>;
};

/** Starts an upload and slows down half way. The content is followed by a long comment. */
export const slowUpload = async (
  origin: string,
  { browser }: BenchClient,
  { environmentToken, content }: { readonly environmentToken: string; readonly content: string },
): Promise<SlowUpload> => {
  const query = new URLSearchParams({ environmentToken, rbVersion: '2025', fileName: 'slow.xml' });
  const { method, path, bodyType } = uploadFileRoute;
  const bytes = Buffer.from(content + padding);
  const half = Math.floor(bytes.length / 2);
  const request = open(new URL(`${path}?${query.toString()}`, origin), {
    method,
    headers: {
      Cookie: browser.cookieHeader(),
      [xsrfHeader]: browser.cookie(xsrfCookie) ?? '',
      'Content-Type': bodyType,
      // With this header the server tells when the upload has started to arrive.
      Expect: '100-continue',
      'Content-Length': bytes.length,
    },
  });
  const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
    request.once('error', reject);
    request.once('response', (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
  });
  answered.catch(() => {});
  await Promise.race([new Promise((resolve) => request.once('continue', resolve).flushHeaders()), answered]);
  await new Promise((resolve) => request.write(bytes.subarray(0, half), resolve));
  let sent = half;
  const drip = setInterval(() => {
    const next = Math.min(sent + pieceBytes, bytes.length - 1);
    request.write(bytes.subarray(sent, next));
    sent = next;
  }, intervalMs);
  return {
    finish: () => {
      clearInterval(drip);
      request.end(bytes.subarray(sent));
      return answered;
    },
  };
};
