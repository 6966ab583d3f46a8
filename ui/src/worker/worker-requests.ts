/** The requests that a worker handles, by name: the input and the result of each. */
export type WorkerCalls = { readonly [name: string]: { readonly input: object; readonly result: unknown } };

export type WorkerRequest<Calls extends WorkerCalls> = {
  readonly id: number;
  readonly name: keyof Calls;
  readonly input: Calls[keyof Calls]['input'];
};
/** `failed` is the message of the error that a handler threw. */
export type WorkerResponse = { readonly id: number; readonly result?: unknown; readonly failed?: string };

export type WorkerHandlers<Calls extends WorkerCalls> = {
  readonly [N in keyof Calls]: (input: Calls[N]['input']) => Calls[N]['result'];
};

/** The part of a worker that the page uses; tests pass a port whose other end is in the same thread. */
export type WorkerPort<Sent, Received> = {
  post(message: Sent): void;
  /** `failed` is called when the worker cannot be loaded or a message cannot be read. */
  listen(received: (message: Received) => void, failed: () => void): void;
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
    () => {
      for (const id of [...waiting.keys()]) settle({ id, failed: 'the worker failed' });
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
        waiting.set(id, ({ result, failed }) => {
          signal?.removeEventListener('abort', abort);
          if (failed === undefined) resolve(result as never);
          else reject(new Error(`${String(name)}: ${failed}`));
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

/** In the worker: the response to a request. */
export const handleRequest = <Calls extends WorkerCalls>(
  handlers: WorkerHandlers<Calls>,
  { id, name, input }: WorkerRequest<Calls>,
): WorkerResponse => {
  try {
    return { id, result: handlers[name](input) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
};

/** The port of a web worker. */
export const workerPort = <Sent, Received>(worker: Worker): WorkerPort<Sent, Received> => ({
  post: (message) => worker.postMessage(message),
  listen: (received, failed) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Received>) => received(data));
    worker.addEventListener('error', failed);
    worker.addEventListener('messageerror', failed);
  },
  end: () => worker.terminate(),
});
