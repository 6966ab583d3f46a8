import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@clearbench/event-sourcing/log';
import { readerOf } from '@clearbench/event-sourcing/perform-reaction';
import type { Stores } from '@clearbench/stores/stores';
import { forgetPeople } from '../user/forget-people-reactions.ts';

const longestWait = 5_000;

/**
 * Resolves when everybody is forgotten who was deleted before this process began: somebody who comes back must not be
 * given the key that is about to be destroyed. A very long log is read on behind the open door.
 */
export const forgottenFirst = async (
  { events, checkpoints }: Pick<Stores, 'events' | 'checkpoints'>,
  log: Pick<Log, 'warn'>,
): Promise<void> => {
  const head = await events.head();
  const until = Date.now() + longestWait;
  while ((await checkpoints.get(readerOf(forgetPeople))) < head) {
    if (Date.now() > until) return log.warn({ head }, 'deleted accounts are still being looked for');
    await pause(10);
  }
};
