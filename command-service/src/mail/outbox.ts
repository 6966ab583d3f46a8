import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import type { LetterFacts } from '../user/letter-reactions.ts';

/** A letter on its way, and how often that has failed. */
export type Waiting = { readonly facts: LetterFacts; readonly tries: number; readonly dueAt: string };

export type Outbox = {
  prepare(): Promise<void>;
  /** The same letter twice is one letter, also when it has left meanwhile. */
  put(facts: LetterFacts, dueAt: string): Promise<void>;
  next(now: string): Promise<{ due: readonly Waiting[]; nextAt?: string }>;
  /** It has left, or has lost its point. */
  remove(waiting: Waiting): Promise<void>;
  /** To be tried again. */
  keep(waiting: Waiting, dueAt: string): Promise<void>;
  onPut(wake: () => void): () => void;
};

const collection = 'outbox';
const oldestFirst = { field: 'dueAt', direction: 'ascending' } as const;

/** More tries than any letter lives to see. */
const mostTries = 1_000;

/** Each change of a letter counts as later than the one before. */
const step = ({ facts }: Pick<Waiting, 'facts'>, tries: number): number =>
  facts.position * mostTries + Math.min(tries, mostTries - 1);

/** Letters that have not left yet. What is kept of one names events and ids, never a person. */
export const outbox = (documents: DocumentStore): Outbox => {
  const wakers = new Set<() => void>();
  const write = (facts: LetterFacts, tries: number, dueAt: string): Promise<void> =>
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
