import type { Clock } from '@clearbench/event-sourcing/clock';
import { startDueWork } from '@clearbench/event-sourcing/due-work';
import type { Log } from '@clearbench/event-sourcing/log';
import { startReactor } from '@clearbench/event-sourcing/reactor';
import type { Stores } from '@clearbench/stores/stores';
import type { Mail, MailTransport } from '../user/mail.ts';
import { type MailFacts, type QueueMailCommand, requestMails } from '../user/mail-reactions.ts';
import { outbox, type Waiting } from './outbox.ts';
import { wasRefused } from './smtp-transport.ts';

export type MailDispatcherParts = {
  readonly stores: Pick<Stores, 'events' | 'documents' | 'checkpoints'>;
  readonly write: (facts: MailFacts, now: string) => Promise<Mail | undefined>;
  readonly post: MailTransport;
  readonly clock: Clock;
  readonly log: Log;
};

const second = 1_000;
const minute = 60 * second;

/**
 * A user who signs up by an invitation exists an instant before the invitation verifies the address; the delay avoids a
 * mail in that case.
 */
const grace = 2 * second;

const dueAt = ({ kind, at }: MailFacts): string =>
  kind === 'verification' ? new Date(Date.parse(at) + grace).toISOString() : at;

/** An unreachable server is retried soon, a rejection rarely. */
const pauseAfter = (tries: number, error: unknown): number =>
  wasRefused(error) ? Math.min(10 * minute * 2 ** tries, 720 * minute) : Math.min(second * 2 ** tries, 5 * minute);

/**
 * Composes and sends the mails that events require: at least once each, for any outages of the mail server or this
 * process. Mails that have become obsolete are not sent.
 */
export const startMailDispatcher = async (parts: MailDispatcherParts): Promise<{ stop(): Promise<void> }> => {
  const { stores, write, post, clock, log } = parts;
  const box = outbox(stores.documents);
  await box.prepare();

  const carry = async (waiting: Waiting): Promise<void> => {
    const mail = await write(waiting.facts, clock.now());
    if (mail) await post.send(mail);
    await box.remove(waiting);
  };
  const perform = async (waiting: Waiting): Promise<void> => {
    try {
      await carry(waiting);
    } catch (err) {
      const pause = pauseAfter(waiting.tries, err);
      const { letterId, kind } = waiting.facts;
      log.warn({ err, letterId, kind, tries: waiting.tries + 1, pause }, 'a mail will be sent again');
      await box.keep(waiting, new Date(Date.parse(clock.now()) + pause).toISOString());
    }
  };

  const work = startDueWork({ clock, next: box.next, perform, wakeOn: box.onPut, log });
  const reactor = startReactor({
    reactions: [requestMails],
    ...stores,
    execute: (command) => {
      const facts = (command as QueueMailCommand).data;
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
