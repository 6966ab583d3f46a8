import {
  deleteFileRoute,
  listFilesRoute,
  readContentRoute,
  renameFileRoute,
  saveContentRoute,
} from '@clearbench/contracts/file/routes';
import { heartbeatRoute } from '@clearbench/contracts/session/routes';
import { type Answered, fetchWire, httpCaller } from './http-caller.ts';
import { type Answer, answeringServer, json, problem } from './testing/answering-server.fixture.ts';

const here = answeringServer();
let ended = 0;
let refused = 0;

beforeEach(() => {
  ended = 0;
  refused = 0;
});

const callerOf = (retryAfter: number[] = [], answered: (call: Answered) => void = () => undefined) => {
  let ids = 0;
  return httpCaller({
    origin: here.origin(),
    wire: fetchWire,
    uploadWire: fetchWire,
    xsrfToken: () => 'token',
    newId: () => `id-${++ids}`,
    retryAfter,
    answered,
    sessionEnded: () => {
      ended += 1;
    },
    accountRefused: () => {
      refused += 1;
    },
  });
};

describe('the caller of a route', () => {
  it('fills path and query, and omits missing values', async () => {
    here.answer = (_, response) => json(response, 200, { items: [], total: 0 });
    await callerOf()(listFilesRoute)({ query: { environmentToken: 'A B', search: 'x&y', messageType: undefined } });
    expect(here.seen[0]?.url).toBe('/api/files/?environmentToken=A+B&search=x%26y');
  });

  it('escapes values in the path', async () => {
    here.answer = (_, response) => json(response, 200, { position: 1 });
    await callerOf()(deleteFileRoute)({ params: { fileId: '../../x' } });
    expect(here.seen[0]?.url).toBe('/api/files/..%2F..%2Fx/');
  });

  it('sends plain text, the token and a command id', async () => {
    here.answer = (_, response) => json(response, 200, {});
    await callerOf()(renameFileRoute)({ params: { fileId: 'f' }, body: 'a "b".xml' });
    expect(here.seen[0]).toMatchObject({ method: 'POST', body: 'a "b".xml' });
    expect(here.seen[0]?.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-xsrf-token': 'token',
      'x-command-id': 'id-1',
    });
  });

  it('sends the version it edits', async () => {
    here.answer = (_, response) => json(response, 200, {});
    await callerOf()(saveContentRoute)({ params: { fileId: 'f' }, body: '<a/>', ifMatch: 7, commandId: 'mine-123' });
    expect(here.seen[0]?.headers).toMatchObject({ 'if-match': '"7"', 'x-command-id': 'mine-123' });
  });

  it('returns a text unchanged, with its version and its progress', async () => {
    here.answer = (_, response) => response.writeHead(200, { ETag: '"4"' }).end('<a>ü</a>');
    const received: number[] = [];
    const reply = await callerOf()(readContentRoute)(
      { params: { fileId: 'f' }, query: {} },
      { received: (bytes) => received.push(bytes) },
    );
    expect(reply).toEqual({ text: '<a>ü</a>', etag: 4 });
    expect(received.at(-1)).toBe(9);
  });

  it('keeps the byte order mark, with and without progress', async () => {
    here.answer = (_, response) => response.writeHead(200, { ETag: '"1"' }).end('\ufeff<a/>');
    const read = callerOf()(readContentRoute);
    const input = { params: { fileId: 'f' }, query: {} };
    expect((await read(input)).text).toBe('\ufeff<a/>');
    expect((await read(input, { received: () => {} })).text).toBe('\ufeff<a/>');
  });

  it('sends no command id for a read', async () => {
    here.answer = (_, response) => json(response, 200, { at: 'now' });
    await callerOf()(heartbeatRoute)();
    expect(here.seen[0]?.headers['x-command-id']).toBeUndefined();
  });
});

describe('the id of a call', () => {
  it('is the same for all attempts, different for the next call, and reported with the result', async () => {
    here.answer = (_, response) =>
      here.seen.length === 1 ? problem(response, 503, 'projection.behind') : json(response, 200, { position: 1 });
    const outcomes: string[] = [];
    const call = callerOf(
      [1],
      ({ call, requestId, status }) => void outcomes.push(`${call} ${status} ${requestId}`),
    )(deleteFileRoute);
    await call({ params: { fileId: 'f' } });
    await call({ params: { fileId: 'f' } });
    const ids = here.seen.map(({ headers }) => headers['x-request-id']);
    expect(ids[1]).toBe(ids[0]);
    expect(new Set(ids).size).toBe(2);
    const { method, path } = deleteFileRoute;
    expect(outcomes).toEqual([503, 200, 200].map((status, at) => `${method} ${path} ${status} ${String(ids[at])}`));
  });
});

describe('reading own writes', () => {
  it('waits for the newest position of any command', async () => {
    let position = 9;
    here.answer = ({ method }, response) =>
      method === 'DELETE'
        ? json(response, 200, {}, { 'X-Position': String(position) })
        : json(response, 200, { items: [], total: 0 });
    const call = callerOf();
    await call(deleteFileRoute)({ params: { fileId: 'f' } });
    position = 4;
    await call(deleteFileRoute)({ params: { fileId: 'g' } });
    await call(listFilesRoute)({ query: { environmentToken: 'A' } });
    expect(here.seen[2]?.headers['x-min-position']).toBe('9');
    expect(here.seen[1]?.headers['x-min-position']).toBeUndefined();
  });

  it('stops waiting for a log that was started again', async () => {
    here.answer = ({ method, headers }, response) => {
      if (method === 'DELETE') return json(response, 200, {}, { 'X-Position': '900' });
      if (headers['x-min-position']) return problem(response, 503, 'projection.behind');
      return json(response, 200, { items: [], total: 0 });
    };
    const call = callerOf([1]);
    await call(deleteFileRoute)({ params: { fileId: 'f' } });
    await expect(call(listFilesRoute)({ query: { environmentToken: 'A' } })).resolves.toMatchObject({ total: 0 });
  });
});

describe('a call that fails', () => {
  it('rejects with the server’s key, its params and the location', async () => {
    here.answer = (_, response) =>
      problem(response, 400, 'template.valueMissing', {
        params: { field: 'Amount' },
        place: '/body/values/fields/amount',
      });
    await expect(callerOf()(deleteFileRoute)({ params: { fileId: 'f' } })).rejects.toMatchObject({
      errorKey: 'template.valueMissing',
      params: { field: 'Amount', place: '/body/values/fields/amount' },
    });
  });

  it('is a server error if the response has no key', async () => {
    here.answer = (_, response) => response.writeHead(500).end('<html>');
    await expect(callerOf()(heartbeatRoute)()).rejects.toMatchObject({ errorKey: 'server_error' });
  });

  it('reports that the session has expired, but not on public routes', async () => {
    here.answer = (_, response) => problem(response, 401, 'session.missing');
    await expect(callerOf()(heartbeatRoute)()).rejects.toMatchObject({ errorKey: 'session.missing' });
    expect(ended).toBe(0);
    await expect(callerOf()(deleteFileRoute)({ params: { fileId: 'f' } })).rejects.toThrow();
    expect(ended).toBe(1);
  });

  it('reports that the account has no access, but not that one call is forbidden', async () => {
    here.answer = (_, response) => problem(response, 403, 'access.planForbids');
    await expect(callerOf()(deleteFileRoute)({ params: { fileId: 'f' } })).rejects.toThrow();
    expect(refused).toBe(0);
    here.answer = (_, response) => problem(response, 403, 'access.disabled');
    await expect(callerOf()(deleteFileRoute)({ params: { fileId: 'f' } })).rejects.toThrow();
    expect([refused, ended]).toEqual([1, 0]);
  });

  it('is repeated with the same id while the network fails', async () => {
    here.answer = (_, response) => (here.seen.length < 3 ? response.destroy() : json(response, 200, { position: 1 }));
    await callerOf([1, 1])(deleteFileRoute)({ params: { fileId: 'f' } });
    expect(here.seen.map(({ headers }) => headers['x-command-id'])).toEqual(['id-1', 'id-1', 'id-1']);
  });

  it('fails after the last attempt', async () => {
    here.answer = (_, response) => response.destroy();
    await expect(callerOf([1])(heartbeatRoute)()).rejects.toMatchObject({ errorKey: 'connection.lost' });
    expect(here.seen).toHaveLength(2);
  });

  it('is not repeated after a refusal or a rate limit', async () => {
    here.answer = (_, response) => problem(response, 422, 'transfer.engineClosed');
    await expect(callerOf([1])(heartbeatRoute)()).rejects.toThrow();
    here.answer = (_, response) => problem(response, 429, 'request.tooMany');
    await expect(callerOf([1])(heartbeatRoute)()).rejects.toThrow();
    expect(here.seen).toHaveLength(2);
  });

  it('is repeated after a rate limit with a short wait, but not with a long one', async () => {
    const tooOften =
      (seconds: number): Answer =>
      (_, response) =>
        here.seen.length % 2 === 1
          ? problem(response, 429, 'request.tooMany', { params: { seconds } })
          : json(response, 200, { position: 1 });
    here.answer = tooOften(0.001);
    await callerOf([60_000])(deleteFileRoute)({ params: { fileId: 'f' } });
    expect(here.seen.map(({ headers }) => headers['x-command-id'])).toEqual(['id-1', 'id-1']);
    here.answer = tooOften(6);
    const call = callerOf([1])(deleteFileRoute);
    await expect(call({ params: { fileId: 'f' } })).rejects.toMatchObject({ errorKey: 'request.tooMany' });
    expect(here.seen).toHaveLength(3);
  });

  it('is aborted when the saga that waits for it is cancelled', async () => {
    let closed = false;
    here.answer = (_, response) =>
      response
        .on('close', () => (closed = true))
        .writeHead(200)
        .write(' ');
    const reply = callerOf()(heartbeatRoute)();
    const cancel = (reply as unknown as Record<string, () => void>)['@@redux-saga/CANCEL_PROMISE'];
    while (here.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    cancel?.();
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
    while (!closed) await new Promise((resolve) => setTimeout(resolve, 5));
  });
});
