import { dismiss, type Thread, threadOf } from '@clearbench/stores/spare-threads';
import type { CaseRequest, PlanRequest, ThreadReply } from './case-messages.ts';

/** Why a thread ended before its reply. */
export type SeatEnd = 'stopped' | 'timeLimit' | 'memoryLimit' | 'broken';

export type SeatRequest = {
  readonly message: CaseRequest | PlanRequest;
  readonly milliseconds: number;
  readonly signal: AbortSignal | undefined;
  /** Receives each reply; returns true for the last one. */
  readonly onReply: (reply: ThreadReply) => boolean;
};

/** A thread for one request at a time. A request that is stopped or reaches a limit ends with its thread. */
export type CaseSeat = {
  /** The hash of the texts that the thread has loaded. */
  readonly loaded: () => string;
  request(request: SeatRequest): Promise<SeatEnd | undefined>;
  close(): Promise<void>;
};

const module = new URL('./case-thread.ts', import.meta.url);
/** Megabytes of heap of a thread. */
export const seatMegabytes = 512;
/** Milliseconds after which an idle thread ends. */
const idleFor = 60_000;

const isOutOfMemory = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException | undefined)?.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Sends one request and resolves after its last reply, or when the thread must end. */
const ask = (worker: Thread, { message, milliseconds, signal, onReply }: SeatRequest): Promise<SeatEnd | undefined> =>
  new Promise((resolve) => {
    const finish = (end: SeatEnd | undefined): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onStop);
      // All listeners at once would include those of Node, and the worker would receive no more messages.
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      resolve(end);
    };
    const onStop = (): void => finish('stopped');
    const onMessage = (reply: ThreadReply): void => {
      if (onReply(reply)) finish(undefined);
    };
    const onError = (error: unknown): void => finish(isOutOfMemory(error) ? 'memoryLimit' : 'broken');
    const onExit = (): void => finish('broken');
    const timer = setTimeout(finish, milliseconds, 'timeLimit');
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    signal?.addEventListener('abort', onStop);
    if (signal?.aborted) onStop();
    else worker.postMessage(message);
  });

export const caseSeat = (): CaseSeat => {
  let worker: Thread | undefined;
  let loaded = '';
  let idle: NodeJS.Timeout | undefined;
  let busy = false;

  const leave = (): Thread | undefined => {
    const old = worker;
    worker = undefined;
    loaded = '';
    clearTimeout(idle);
    return old;
  };
  const end = async (): Promise<void> => void (await leave()?.terminate());
  const close = async (): Promise<void> => {
    if (busy) return end();
    const old = leave();
    if (old) await dismiss(old);
  };
  const employ = (): Thread => {
    const fresh = threadOf(module, { resourceLimits: { maxOldGenerationSizeMb: seatMegabytes } });
    // An error between two requests, e.g. of a late promise, must not end the process.
    fresh.on('error', () => {
      if (worker === fresh) void end();
    });
    return fresh;
  };

  return {
    loaded: () => loaded,
    request: async (request) => {
      clearTimeout(idle);
      worker ??= employ();
      worker.ref();
      busy = true;
      const ended = await ask(worker, request);
      busy = false;
      if (ended !== undefined) await end();
      else {
        if ('sha256' in request.message) loaded = request.message.sha256;
        worker?.unref();
        idle = setTimeout(() => void end(), idleFor);
        idle.unref();
      }
      return ended;
    },
    close,
  };
};
