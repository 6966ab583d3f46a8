import { Failure } from '@clearbench/contracts/failure';
import { EventStoreDBClient } from '@eventstore/db-client';
import { survivesLateAnswers } from './late-answers.ts';
import { inTime } from './patience.ts';

/** A client, and the word that it has been given up: what it waits for then never ends by itself. */
export type Held = { readonly client: EventStoreDBClient; readonly gone: AbortSignal };

/** A client at a time, and another one when it is of no use any more. */
export type Connection = {
  held(): Held;
  /** Gives a client up, unless that has been done already; resolves when what it still waited for is cancelled. */
  giveUp(held: Held): Promise<void>;
  /** Cancels what is on its way; the client stays. */
  clear(): Promise<void>;
};

/** Longer than cancelling calls takes; what is then left goes with its connection. */
const mostForLeaving = 1_000;

const leave = ({ client }: Held) => inTime(mostForLeaving, client.dispose()).catch(() => {});

/** Connects when first used. Fails with `store.badAddress` for an address it cannot read. */
export const connection = (address: string): Connection => {
  let end = new AbortController();
  let current: Held = { client: open(address), gone: end.signal };
  return {
    held: () => current,
    async giveUp(held) {
      if (held !== current) return;
      end.abort();
      end = new AbortController();
      current = { client: open(address), gone: end.signal };
      await leave(held);
    },
    clear: () => leave(current),
  };
};

const open = (address: string): EventStoreDBClient => {
  try {
    return survivesLateAnswers(EventStoreDBClient.connectionString(address));
  } catch {
    // What the client says holds the address, and with it the password.
    throw new Failure('store.badAddress');
  }
};

/** Whether reads go to the leader, who alone knows what was written a moment ago; so it is unless the address says otherwise. */
export const prefersLeader = (address: string): boolean =>
  (/[?&]nodePreference=([^&]*)/i.exec(address)?.[1] ?? 'leader').trim().toLowerCase() === 'leader';
