import { Failure } from '@clearbench/contracts/failure';
import { EventStoreDBClient } from '@eventstore/db-client';

/** A client, and another one when it is of no use any more. */
export type Connection = {
  client(): EventStoreDBClient;
  /** Gives a client up, unless that has been done already; what it still waits for is cancelled. */
  giveUp(client: EventStoreDBClient): void;
  close(): Promise<void>;
};

/** Connects when first used. Fails with `store.badAddress` for an address it cannot read. */
export const connection = (address: string): Connection => {
  let current = open(address);
  return {
    client: () => current,
    giveUp(client) {
      if (client !== current) return;
      current = open(address);
      client.dispose().catch(() => {});
    },
    close: () => current.dispose(),
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
