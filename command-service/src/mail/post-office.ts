import type { Clock } from '@clearbench/event-sourcing/clock';
import { startDueWork } from '@clearbench/event-sourcing/due-work';
import type { Log } from '@clearbench/event-sourcing/log';
import { startReactor } from '@clearbench/event-sourcing/reactor';
import type { Stores } from '@clearbench/stores/stores';
import type { Letter, Post } from '../user/letter.ts';
import { type LetterFacts, type LetterOrder, writeLetters } from '../user/letter-reactions.ts';
import { outbox, type Waiting } from './outbox.ts';
import { wasRefused } from './smtp-post.ts';

export type PostOfficeParts = {
  readonly stores: Pick<Stores, 'events' | 'documents' | 'checkpoints'>;
  readonly write: (facts: LetterFacts, now: string) => Promise<Letter | undefined>;
  readonly post: Post;
  readonly clock: Clock;
  readonly log: Log;
};

const second = 1_000;
const minute = 60 * second;

/** Whoever comes by an invitation has signed up an instant before the invitation proves the address: no mail then. */
const grace = 2 * second;

const dueAt = ({ kind, at }: LetterFacts): string =>
  kind === 'verification' ? new Date(Date.parse(at) + grace).toISOString() : at;

/** A server that is away is asked again soon, one that said no only now and then. */
const pauseAfter = (tries: number, error: unknown): number =>
  wasRefused(error) ? Math.min(10 * minute * 2 ** tries, 720 * minute) : Math.min(second * 2 ** tries, 5 * minute);

/**
 * Writes and sends what events ask to be mailed: at least once each, however often the mail server or this process is
 * away in between. What has lost its point meanwhile is left unsent.
 */
export const startPostOffice = async (parts: PostOfficeParts): Promise<{ stop(): Promise<void> }> => {
  const { stores, write, post, clock, log } = parts;
  const box = outbox(stores.documents);
  await box.prepare();

  const carry = async (waiting: Waiting): Promise<void> => {
    const letter = await write(waiting.facts, clock.now());
    if (letter) await post.send(letter);
    await box.remove(waiting);
  };
  const perform = async (waiting: Waiting): Promise<void> => {
    try {
      await carry(waiting);
    } catch (err) {
      const pause = pauseAfter(waiting.tries, err);
      const { letterId, kind } = waiting.facts;
      log.warn({ err, letterId, kind, tries: waiting.tries + 1, pause }, 'a letter waits to be sent again');
      await box.keep(waiting, new Date(Date.parse(clock.now()) + pause).toISOString());
    }
  };

  const work = startDueWork({ clock, next: box.next, perform, wakeOn: box.onPut, log });
  const reactor = startReactor({
    reactions: [writeLetters],
    ...stores,
    execute: (order) => {
      const facts = (order as LetterOrder).data;
      return box.put(facts, dueAt(facts));
    },
    log,
  });
  return {
    stop: async () => {
      await reactor.stop();
      await work.stop();
    },
  };
};
