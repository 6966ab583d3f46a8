import { Failure } from '@clearbench/contracts/failure';
import { EventStoreDBClient } from '@eventstore/db-client';
import { inTime } from './patience.ts';

/** A client, and the word that it has been given up: what it waits for then never ends by itself. */
export type Held = { readonly client: EventStoreDBClient; readonly gone: AbortSignal };

/** A client at a time, and another one when it is of no use any more. */
export type Connection = {
  held(): Promise<Held>;
  /** Gives a client up, unless that has been done already; what it still waits for is cancelled. */
  giveUp(held: Held): void;
  close(): Promise<void>;
};

/** Longer than cancelling calls takes; what is then left goes with its connection. */
const mostForLeaving = 1_000;

/** Connects when first used. Fails with `store.badAddress` for an address it cannot read. */
export const connection = (address: string): Connection => {
  let end = new AbortController();
  let current: Held = { client: open(address), gone: end.signal };
  let leaving = Promise.resolve();

  return {
    // Two streams of batches at a time would take each other's answers away: the old one ends first.
    async held() {
      await leaving;
      return current;
    },
    giveUp(held) {
      if (held !== current) return;
      const left = Promise.allSettled([leaving, inTime(mostForLeaving, current.client.dispose())]);
      leaving = left.then(() => {});
      end.abort();
      end = new AbortController();
      current = { client: open(address), gone: end.signal };
    },
    async close() {
      await leaving;
      await inTime(mostForLeaving, current.client.dispose()).catch(() => {});
    },
  };
};

const open = (address: string): EventStoreDBClient => {
  try {
    return EventStoreDBClient.connectionString(address);
  } catch {
    // What the client says holds the address, and with it the password.
    throw new Failure('store.badAddress');
  }
};

/** Whether reads go to the leader, who alone knows what was written a moment ago; so it is unless the address says otherwise. */
export const prefersLeader = (address: string): boolean =>
  (/[?&]nodePreference=([^&]*)/i.exec(address)?.[1] ?? 'leader').trim().toLowerCase() === 'leader';
