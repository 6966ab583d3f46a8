import { request as open } from 'node:http';
import { text } from 'node:stream/consumers';
import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import { xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import type { BenchClient } from '../client/bench-client.ts';

/** A running upload; half of it has arrived. */
export type SlowUpload = {
  /** Sends the rest; resolves with the response. */
  finish(): Promise<{ readonly status: number; readonly body: string }>;
};

/** Starts an upload and pauses half way. */
export const slowUpload = async (
  origin: string,
  { browser }: BenchClient,
  { environmentToken, content }: { readonly environmentToken: string; readonly content: string },
): Promise<SlowUpload> => {
  const query = new URLSearchParams({ environmentToken, rbVersion: '2025', fileName: 'slow.xml' });
  const { method, path, bodyType } = uploadFileRoute;
  const bytes = Buffer.from(content);
  const half = bytes.length / 2;
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
  return {
    finish: () => {
      request.end(bytes.subarray(half));
      return answered;
    },
  };
};
