import type { StreamingRead } from '@eventstore/db-client';

/** Everything a read gives, once it has ended; fails when its client is gone, or when it is silent for longer than `silence` milliseconds. */
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

    // Stays to the end of its life: the client may tell of the same trouble twice.
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
