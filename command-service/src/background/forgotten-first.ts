import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '@clearbench/event-sourcing/log';
import { readerOf } from '@clearbench/event-sourcing/perform-reaction';
import type { Stores } from '@clearbench/stores/stores';
import { forgetPeople } from '../user/forget-people-reactions.ts';

const longestWait = 5_000;

/**
 * Resolves when the data of every user deleted before the start of this process is destroyed, so that a returning user
 * cannot get a key that is about to be destroyed. A very long log is processed further while requests are served.
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
