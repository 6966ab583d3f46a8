/** The requests that a worker handles, by name: the input and the result of each. */
export type WorkerCalls = { readonly [name: string]: { readonly input: unknown; readonly result: unknown } };

export type WorkerRequest<Calls extends WorkerCalls> = {
  readonly id: number;
  readonly name: keyof Calls;
  readonly input: Calls[keyof Calls]['input'];
};
/** `failed` is the message of the error that a handler threw; errors of SQLite also have an `errcode`. */
export type WorkerResponse = {
  readonly id: number;
  readonly result?: unknown;
  readonly failed?: string;
  readonly stack?: string | undefined;
  readonly errcode?: unknown;
};

export type WorkerHandlers<Calls extends WorkerCalls> = {
  readonly [N in keyof Calls]: (input: Calls[N]['input']) => Calls[N]['result'];
};
/** Handlers that may take time, such as those of a thread of the server. */
export type AsyncWorkerHandlers<Calls extends WorkerCalls> = {
  readonly [N in keyof Calls]: (input: Calls[N]['input']) => Calls[N]['result'] | Promise<Calls[N]['result']>;
};

/** The used part of a web worker or a worker thread; tests pass a port whose other end is in the same thread. */
export type WorkerPort<Sent, Received> = {
  post(message: Sent): void;
  /** `failed` is called when the worker cannot be loaded, a message cannot be read, or the worker ended. */
  listen(received: (message: Received) => void, failed: (reason?: string) => void): void;
  end(): void;
};

export type WorkerRequests<Calls extends WorkerCalls, Sent = never> = {
  /**
   * Rejects with the error of the handler, and with the reason of the signal once that is aborted: a timeout is
   * `AbortSignal.timeout(milliseconds)`. A handler that runs is not interrupted; `end` stops it.
   */
  request<N extends keyof Calls>(name: N, input: Calls[N]['input'], signal?: AbortSignal): Promise<Calls[N]['result']>;
  /** Sends a message without a reply. Requests and messages arrive in the order in which they are sent. */
  post(message: Sent): void;
  /** Stops the worker. A pending request without a signal then never settles. */
  end(): void;
};

type Settle = (response: WorkerResponse) => void;

/** Requests to a worker; `received` gets the messages that answer no request. */
export const workerRequests = <Calls extends WorkerCalls, Sent = never, Received = never>(
  port: WorkerPort<WorkerRequest<Calls> | Sent, WorkerResponse | Received>,
  received: (message: Received) => void = () => undefined,
): WorkerRequests<Calls, Sent> => {
  const waiting = new Map<number, Settle>();
  let issued = 0;

  const settle = (response: WorkerResponse): void => {
    waiting.get(response.id)?.(response);
    waiting.delete(response.id);
  };
  port.listen(
    (message) => {
      if (isResponse(message)) settle(message);
      else received(message);
    },
    (reason = 'the worker failed') => {
      for (const id of [...waiting.keys()]) settle({ id, failed: reason });
    },
  );

  return {
    request: (name, input, signal) =>
      new Promise((resolve, reject) => {
        signal?.throwIfAborted();
        issued += 1;
        const id = issued;
        const abort = (): void => {
          waiting.delete(id);
          reject(signal?.reason);
        };
        waiting.set(id, (response) => {
          signal?.removeEventListener('abort', abort);
          if (response.failed === undefined) resolve(response.result as never);
          else reject(errorOf({ ...response, failed: `${String(name)}: ${response.failed}` }));
        });
        signal?.addEventListener('abort', abort);
        port.post({ id, name, input });
      }),
    post: (message) => port.post(message),
    end: () => {
      waiting.clear();
      port.end();
    },
  };
};

const isResponse = <Received>(message: WorkerResponse | Received): message is WorkerResponse =>
  typeof message === 'object' && message !== null && 'id' in message;

/** The error of a failed request, with the stack in the worker. */
export const errorOf = ({ failed, stack, errcode }: WorkerResponse): Error =>
  Object.assign(new Error(failed), { ...(stack ? { stack } : {}), ...(errcode === undefined ? {} : { errcode }) });

const failureOf = (id: number, error: unknown): WorkerResponse => {
  if (!(error instanceof Error)) return { id, failed: String(error) };
  const { errcode } = error as { readonly errcode?: unknown };
  return { id, failed: error.message, stack: error.stack, ...(errcode === undefined ? {} : { errcode }) };
};

/** In the worker: the response to a request. */
export const handleRequest = <Calls extends WorkerCalls>(
  handlers: WorkerHandlers<Calls>,
  { id, name, input }: WorkerRequest<Calls>,
): WorkerResponse => {
  try {
    return { id, result: handlers[name](input) };
  } catch (error) {
    return failureOf(id, error);
  }
};

/** In the worker: the response to a request whose handler may take time. */
export const awaitRequest = async <Calls extends WorkerCalls>(
  handlers: AsyncWorkerHandlers<Calls>,
  { id, name, input }: WorkerRequest<Calls>,
): Promise<WorkerResponse> => {
  try {
    return { id, result: await handlers[name](input) };
  } catch (error) {
    return failureOf(id, error);
  }
};
