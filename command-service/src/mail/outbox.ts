import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import type { MailFacts } from '../user/mail-reactions.ts';

/** A mail to be sent, with the number of failed attempts. */
export type Waiting = { readonly facts: MailFacts; readonly tries: number; readonly dueAt: string };

export type Outbox = {
  prepare(): Promise<void>;
  /** A repeated mail is stored once, also after it was sent. */
  put(facts: MailFacts, dueAt: string): Promise<void>;
  next(now: string): Promise<{ due: readonly Waiting[]; nextAt?: string }>;
  /** Removes a sent or obsolete mail. */
  remove(waiting: Waiting): Promise<void>;
  /** Schedules a retry. */
  keep(waiting: Waiting, dueAt: string): Promise<void>;
  onPut(wake: () => void): () => void;
};

const collection = 'outbox';
const oldestFirst = { field: 'dueAt', direction: 'ascending' } as const;

/** More attempts than a mail can have before it is obsolete. */
const mostTries = 1_000;

/** Positions increase with each change of a mail. */
const step = ({ facts }: Pick<Waiting, 'facts'>, tries: number): number =>
  facts.position * mostTries + Math.min(tries, mostTries - 1);

/** Mails to be sent. A stored mail contains ids of events and objects, and no personal data. */
export const outbox = (documents: DocumentStore): Outbox => {
  const wakers = new Set<() => void>();
  const write = (facts: MailFacts, tries: number, dueAt: string): Promise<void> =>
    documents.apply(collection, [
      { id: facts.letterId, position: step({ facts }, tries), document: { facts, tries, dueAt } },
    ]);
  return {
    prepare: () => documents.prepare(collection, { indexes: [['dueAt']] }),
    put: async (facts, dueAt) => {
      await write(facts, 0, dueAt);
      for (const wake of wakers) wake();
    },
    next: async (now) => {
      const { items } = await documents.find<Waiting>(collection, { where: [], sort: oldestFirst, limit: 100 });
      const waiting = items.map(({ document }) => document);
      const later = waiting.find(({ dueAt }) => dueAt > now);
      return { due: waiting.filter(({ dueAt }) => dueAt <= now), ...(later ? { nextAt: later.dueAt } : {}) };
    },
    remove: ({ facts, tries }) =>
      documents.apply(collection, [{ id: facts.letterId, position: step({ facts }, tries + 1), document: null }]),
    keep: ({ facts, tries }, dueAt) => write(facts, tries + 1, dueAt),
    onPut: (wake) => {
      wakers.add(wake);
      return () => wakers.delete(wake);
    },
  };
};
