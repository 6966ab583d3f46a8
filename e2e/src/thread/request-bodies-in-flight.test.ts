import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as open } from 'node:http';
import { text } from 'node:stream/consumers';
import { uploadFileRoute } from '@clearbench/contracts/file/routes';
import { xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';

const query = { environmentToken: 'sct', rbVersion: '2025', fileName: 'body.xml' } as const;
const largest = 200_000;

describe('uploads in flight', () => {
  const here = serving({
    CLEARBENCH_LARGEST_CONTENT: String(largest),
    CLEARBENCH_BODIES_PER_ACCOUNT: String(2 * largest),
    CLEARBENCH_BODIES_PER_PROCESS: String(3 * largest),
  });

  const begin = ({ browser }: BenchClient, headers: Record<string, string | number>): ClientRequest => {
    const url = `${here.server.url}${uploadFileRoute.path}?${new URLSearchParams(query).toString()}`;
    const request = open(url, {
      method: 'POST',
      agent: false,
      headers: {
        Cookie: browser.cookieHeader(uploadFileRoute.path),
        [xsrfHeader]: browser.cookie(xsrfCookie) ?? '',
        ...headers,
      },
    });
    return request.on('error', () => undefined);
  };
  const answerOf = async (request: ClientRequest) => {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    return { status: response.statusCode, retryAfter: response.headers['retry-after'], said: await text(response) };
  };
  const statusOfUpload = async (client: BenchClient): Promise<number> =>
    (await client.call(uploadFileRoute, { query, body: samplePayment('BODIES', '1.00') })).status;

  it('are limited per account and per process, and released when their clients disconnect', async () => {
    const other = await benchClient(here.server.url, 'admin');
    const hang = (client: BenchClient) => {
      const request = begin(client, { 'Content-Length': largest });
      request.write('<');
      return request;
    };
    const own = [1, 2, 3].map(() => hang(here.tester));
    const refused = await Promise.any(own.map(answerOf));
    expect([refused.status, refused.retryAfter]).toEqual([429, '5']);
    expect(JSON.parse(refused.said)).toMatchObject({ errorKey: 'request.tooMuchAtOnce' });
    expect(await statusOfUpload(other)).toBe(200);

    const others = [1, 2].map(() => hang(other));
    expect(await Promise.any(others.map(answerOf))).toMatchObject({ status: 503, retryAfter: '5' });
    for (const request of [...own, ...others]) request.destroy();
    await until(async () => (await statusOfUpload(here.tester)) === 200 || undefined);
  });

  it('do not start for unauthenticated clients', async () => {
    const request = begin(here.tester, { 'Content-Length': largest, Cookie: '', Expect: '100-continue' });
    let isAnswered = false;
    request.once('continue', () => {
      isAnswered = true;
    });
    request.flushHeaders();
    expect([(await answerOf(request)).status, isAnswered]).toEqual([401, false]);
  });
});
