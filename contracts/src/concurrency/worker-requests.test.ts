import {
  awaitRequest,
  errorOf,
  handleRequest,
  type WorkerHandlers,
  type WorkerPort,
  type WorkerRequest,
  type WorkerResponse,
  workerRequests,
} from './worker-requests.ts';

type Calls = {
  readonly double: { readonly input: { readonly value: number }; readonly result: number };
  readonly fail: { readonly input: { readonly reason: string }; readonly result: never };
};
type Note = { readonly note: string };

const handlers: WorkerHandlers<Calls> = {
  double: ({ value }) => value * 2,
  fail: ({ reason }) => {
    throw new Error(reason);
  },
};

/** A worker that replies when the test says so. */
const slowWorker = () => {
  const posted: (WorkerRequest<Calls> | Note)[] = [];
  let [receive, fail, ended]: [(message: WorkerResponse | Note) => void, () => void, boolean] = [
    () => {},
    () => {},
    false,
  ];
  const port: WorkerPort<WorkerRequest<Calls> | Note, WorkerResponse | Note> = {
    post: (message) => void posted.push(structuredClone(message)),
    listen: (received, failed) => {
      [receive, fail] = [received, failed];
    },
    end: () => {
      ended = true;
    },
  };
  return {
    port,
    posted,
    say: (message: Note) => receive(message),
    fail: () => fail(),
    isEnded: () => ended,
    /** Replies to the posted requests, the last first. */
    reply: () => {
      for (const message of posted.splice(0).reverse()) if ('id' in message) receive(handleRequest(handlers, message));
    },
  };
};

describe('requests to a worker', () => {
  const opened = () => {
    const worker = slowWorker();
    const received: Note[] = [];
    return {
      worker,
      heard: received,
      requests: workerRequests<Calls, Note, Note>(worker.port, (note) => received.push(note)),
    };
  };

  it('each get their own reply, in any order of the replies', async () => {
    const { worker, requests } = opened();
    const both = Promise.all([requests.request('double', { value: 1 }), requests.request('double', { value: 2 })]);
    worker.reply();
    expect(await both).toEqual([2, 4]);
  });

  it('reject with the error of the handler', async () => {
    const { worker, requests } = opened();
    const [failing, going] = [requests.request('fail', { reason: 'broken' }), requests.request('double', { value: 3 })];
    worker.reply();
    await expect(failing).rejects.toThrow('fail: broken');
    expect(await going).toBe(6);
  });

  it('are cancelled by their signal, and a late reply is dropped', async () => {
    const { worker, requests } = opened();
    const cancelled = new AbortController();
    const [one, other] = [
      requests.request('double', { value: 1 }, cancelled.signal),
      requests.request('double', { value: 2 }),
    ];
    cancelled.abort(new Error('not wanted'));
    await expect(one).rejects.toThrow('not wanted');
    worker.reply();
    expect(await other).toBe(4);
    await expect(requests.request('double', { value: 1 }, cancelled.signal)).rejects.toThrow('not wanted');
    expect(worker.posted).toEqual([]);
  });

  it('time out', async () => {
    const { requests } = opened();
    const late = requests.request('double', { value: 1 }, AbortSignal.timeout(1));
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  it('all reject when the worker fails', async () => {
    const { worker, requests } = opened();
    const both = [requests.request('double', { value: 1 }), requests.request('double', { value: 2 })];
    worker.fail();
    const outcomes = await Promise.allSettled(both);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('share the worker with messages without a reply, in the order in which they are sent', () => {
    const { worker, heard, requests } = opened();
    requests.post({ note: 'before' });
    void requests.request('double', { value: 1 });
    requests.post({ note: 'after' });
    expect(worker.posted).toEqual([
      { note: 'before' },
      { id: 1, name: 'double', input: { value: 1 } },
      { note: 'after' },
    ]);
    worker.say({ note: 'heard' });
    expect(heard).toEqual([{ note: 'heard' }]);
  });

  it('end with the worker', () => {
    const { worker, requests } = opened();
    requests.end();
    expect(worker.isEnded()).toBe(true);
  });
});

describe('handlers that take time', () => {
  it('respond with their result', async () => {
    const response = await awaitRequest<Calls>(
      { ...handlers, double: async ({ value }) => value * 2 },
      {
        id: 7,
        name: 'double',
        input: { value: 4 },
      },
    );
    expect(response).toEqual({ id: 7, result: 8 });
  });

  it('respond with their error, its stack and the number that SQLite gave it', async () => {
    const full = Object.assign(new Error('disk is full'), { errcode: 13 });
    const response = await awaitRequest<Calls>(
      { ...handlers, fail: () => Promise.reject(full) },
      {
        id: 8,
        name: 'fail',
        input: { reason: '' },
      },
    );
    expect(response).toEqual({ id: 8, failed: 'disk is full', stack: full.stack, errcode: 13 });
    expect(errorOf(structuredClone(response))).toMatchObject({
      message: 'disk is full',
      stack: full.stack,
      errcode: 13,
    });
  });
});
