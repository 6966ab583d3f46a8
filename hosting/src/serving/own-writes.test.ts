import { EventEmitter } from 'node:events';
import { minPositionHeader, positionHeader } from '@clearbench/contracts/header-names';
import type { Request, Response } from 'express';
import { ownWrites } from './own-writes.ts';

type Given = { readonly session?: string; readonly answers?: number; readonly minPosition?: string };

describe('requests of a session', () => {
  /** Requests one after another, and the positions that they waited for. */
  const setUp = (reached: (position: number) => Promise<void> = async () => {}) => {
    const waited: number[] = [];
    const handler = ownWrites((position) => {
      waited.push(position);
      return reached(position);
    }, 'session');
    const call = ({ session, answers, minPosition }: Given): Promise<void> =>
      new Promise((resolve) => {
        const request = {
          headers: { cookie: session === undefined ? undefined : `other=1; session=${session}` },
          get: (name: string) => (name === minPositionHeader ? minPosition : undefined),
        };
        const response = Object.assign(new EventEmitter(), {
          getHeader: (name: string) => (name === positionHeader ? answers : undefined),
        });
        handler(request as Request, response as unknown as Response, () => {
          response.emit('finish');
          resolve();
        });
      });
    return { waited, call };
  };

  it("wait for the position of the session's last reply", async () => {
    const { waited, call } = setUp();
    for (const answers of [7, 5]) await call({ session: 'one', answers, minPosition: '1' });
    await call({ session: 'other' });
    await call({});
    expect(waited).toEqual([]);
    await call({ session: 'one' });
    expect(waited).toEqual([7]);
  });

  it('do not wait where the client sends a position itself', async () => {
    const { waited, call } = setUp();
    await call({ session: 'one', answers: 7 });
    await call({ session: 'one', minPosition: '3' });
    expect(waited).toEqual([]);
  });

  it('continue when the wait fails', async () => {
    const { waited, call } = setUp(() => Promise.reject(new Error('behind')));
    await call({ session: 'one', answers: 7 });
    await call({ session: 'one' });
    expect(waited).toEqual([7]);
  });
});
