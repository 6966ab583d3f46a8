import { type Child, startChild } from '../child.ts';
import type { ListenersRequest, Moment, RenameRequest } from './message.ts';

export const clients = 500;
const changes = 60;
const warmUp = 20;
/** Milliseconds between two changes: enough for all clients to have received the first. */
const pauseOf = (count: number): number => Math.max(100, count / 5);

/** The delays of all clients for each change. */
const delaysOf = (committed: readonly Moment[], received: readonly Moment[]): readonly (readonly number[])[] =>
  committed.map(([position, at]) => received.filter(([other]) => other === position).map(([, when]) => when - at));

/**
 * The milliseconds from each commit of `commands` until each client has received its notice from the live connections
 * at `origin`, by change.
 */
export const measurePush = async (
  commands: Child,
  origin: string,
  count = clients,
): Promise<readonly (readonly number[])[]> => {
  const listeners = startChild('./listeners.ts', import.meta.url);
  const rename = async (times: number): Promise<readonly (readonly number[])[]> => {
    const request: RenameRequest = { type: 'rename', times, pauseMs: pauseOf(count) };
    const committed = await commands.ask<readonly Moment[]>(request);
    const positions = committed.map(([position]) => position);
    const received = await listeners.ask<readonly Moment[]>({ type: 'heard', positions } satisfies ListenersRequest);
    return delaysOf(committed, received);
  };
  try {
    await listeners.ask({ type: 'connect', origin, clients: count } satisfies ListenersRequest);
    await rename(warmUp);
    return await rename(changes);
  } finally {
    await listeners.end();
  }
};
