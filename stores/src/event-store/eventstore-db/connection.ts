import { Failure } from '@clearbench/contracts/failure';
import { EventStoreDBClient } from '@eventstore/db-client';
import { ignoreLateResponses } from './late-responses.ts';
import { inTime } from './patience.ts';

/** A client and the signal of its closing: calls that wait for a closed client never end. */
export type ClientHandle = { readonly client: EventStoreDBClient; readonly gone: AbortSignal };

/** One client at a time; an unusable one is replaced. */
export type Connection = {
  held(): ClientHandle;
  /** Closes a client, unless that is already done; resolves when its waiting calls are cancelled. */
  giveUp(held: ClientHandle): Promise<void>;
  /** Cancels running calls and keeps the client. */
  clear(): Promise<void>;
};

/** Longest wait for cancelled calls, before the connection closes with the rest. */
const mostForLeaving = 1_000;

const leave = ({ client }: ClientHandle) => inTime(mostForLeaving, client.dispose()).catch(() => {});

/** Connects on first use. Fails with `store.badAddress` for an invalid address. */
export const connection = (address: string): Connection => {
  let end = new AbortController();
  let current: ClientHandle = { client: open(address), gone: end.signal };
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
    return ignoreLateResponses(EventStoreDBClient.connectionString(address));
  } catch {
    // The client's message contains the address with the password.
    throw new Failure('store.badAddress');
  }
};

/**
 * Whether reads go to the leader, the only node with all acknowledged writes; the default unless the address sets
 * another preference.
 */
export const prefersLeader = (address: string): boolean =>
  (/[?&]nodePreference=([^&]*)/i.exec(address)?.[1] ?? 'leader').trim().toLowerCase() === 'leader';
