import type { StreamingRead } from '@eventstore/db-client';

/** All results of a read; fails when its client is closed, or when it delivers nothing for `silence` milliseconds. */
export const collect = <E>(read: StreamingRead<E>, silence: number, gone: AbortSignal): Promise<E[]> =>
  new Promise((resolve, reject) => {
    const found: E[] = [];
    const settle = () => {
      clearTimeout(timer);
      gone.removeEventListener('abort', giveUp);
    };
    const fail = (error: Error) => {
      settle();
      read.cancel().catch(() => {});
      reject(error);
    };
    const giveUp = () => fail(new Error('the client was given up'));
    const timer = setTimeout(() => fail(new Error(`no answer within ${silence} ms`)), silence);
    gone.addEventListener('abort', giveUp);

    // The listener is never removed, because the client may emit the same error twice.
    read.on('error', fail);
    read.on('data', (event) => {
      timer.refresh();
      found.push(event);
    });
    read.on('end', () => {
      settle();
      resolve(found);
    });
  });
