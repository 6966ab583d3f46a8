import type { StreamingRead } from '@eventstore/db-client';

/** Everything a read gives, once it has ended; fails when it is silent for longer than `silence` milliseconds. */
export const collect = <E>(read: StreamingRead<E>, silence: number): Promise<E[]> =>
  new Promise((resolve, reject) => {
    const found: E[] = [];
    const fail = (error: Error) => {
      clearTimeout(timer);
      read.cancel().catch(() => {});
      reject(error);
    };
    const timer = setTimeout(() => fail(new Error(`no answer within ${silence} ms`)), silence);

    // Stays to the end of its life: the client may tell of the same trouble twice.
    read.on('error', fail);
    read.on('data', (event) => {
      timer.refresh();
      found.push(event);
    });
    read.on('end', () => {
      clearTimeout(timer);
      resolve(found);
    });
  });
