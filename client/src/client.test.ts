import { client } from './client.ts';
import type { ClientError } from './client-error.ts';

type Sent = { readonly address: string; readonly init: RequestInit & { readonly headers: Record<string, string> } };

const answering = (...responses: Response[]) => {
  const sent: Sent[] = [];
  const fetch = (async (address: URL, init: Sent['init']) => {
    sent.push({ address: String(address), init });
    return responses.shift() ?? Response.json({});
  }) as unknown as typeof globalThis.fetch;
  return { sent, bench: client({ url: 'https://bench.example', token: 'cb_x', fetch }) };
};
const busy = (status: number) =>
  Response.json({ errorKey: 'request.tooMany' }, { status, headers: { 'Retry-After': '0' } });

describe('client', () => {
  it('sends parameters, query, body and the token', async () => {
    const { sent, bench } = answering();
    await bench.call('saveContent', { params: { fileId: 'a/b' }, body: '<Document/>', ifMatch: 3 });
    await bench.call('checkScenarioList', { body: { text: 'x' } });
    expect(sent[0]).toMatchObject({
      address: 'https://bench.example/api/files/a%2Fb/content',
      init: {
        method: 'POST',
        body: '<Document/>',
        headers: { Authorization: 'Bearer cb_x', 'Content-Type': 'application/xml', 'If-Match': '"3"' },
      },
    });
    expect(sent[1]?.init).toMatchObject({ body: '{"text":"x"}', headers: { 'Content-Type': 'application/json' } });
  });

  it('repeats a command with the same id while the server is busy', async () => {
    const { sent, bench } = answering(busy(429), busy(503), Response.json({ transferId: 't' }));
    const reply = await bench.call('sendAndWait', { params: { fileId: 'f' }, query: { wait: '5s' } });
    expect(reply).toEqual({ transferId: 't' });
    const ids = sent.map(({ init }) => init.headers['X-Command-Id']);
    expect([ids.length, new Set(ids).size]).toEqual([3, 1]);
  });

  it('gives up after some repetitions', async () => {
    const { sent, bench } = answering(...Array.from({ length: 9 }, () => busy(429)));
    await expect(bench.call('listSimEnvs')).rejects.toMatchObject({ status: 429, errorKey: 'request.tooMany' });
    expect(sent).toHaveLength(6);
  });

  it('lets a query wait for the position of the last command', async () => {
    const { sent, bench } = answering(Response.json({}, { headers: { 'X-Position': '42' } }));
    await bench.call('copyFile', { params: { fileId: 'f' } });
    await bench.call('listSimEnvs');
    expect(sent[1]?.init.headers['X-Min-Position']).toBe('42');
  });

  it('throws a refusal with its error key', async () => {
    const problem = { errorKey: 'access.scopeMissing', detail: 'needs send' };
    const { bench } = answering(Response.json(problem, { status: 403 }));
    const error = await bench.call('copyFile', { params: { fileId: 'f' } }).catch((thrown: ClientError) => thrown);
    expect(error).toMatchObject({ status: 403, problem });
    expect((error as ClientError).message).toBe('copyFile: 403 access.scopeMissing (needs send)');
  });

  it('ends when its signal does', async () => {
    const { bench } = answering(Response.json({}, { status: 503, headers: { 'Retry-After': '30' } }));
    const signal = AbortSignal.timeout(10);
    await expect(bench.call('listSimEnvs', {}, { signal })).rejects.toMatchObject({ name: 'TimeoutError' });
  });
});
