import type { Duplex } from 'node:stream';
import { Failure } from '@clearbench/contracts/failure';
import { EventStoreDBClient } from '@eventstore/db-client';
import { inTime } from './patience.ts';

type Opens = (client: unknown) => Duplex;
type StreamCreator = (kind: unknown, name: string, opens: Opens, options: unknown) => () => Promise<Duplex>;

/**
 * Makes a client ignore late answers.
 *
 * The client keeps the pending calls of all batch streams in one map, clears it when one stream breaks, and throws an
 * uncatchable error when an answer arrives for a missing entry, which would end the process. By then the callers have
 * received an error with unknown result and retry.
 */
const ignoreLateResponses = (client: EventStoreDBClient): EventStoreDBClient => {
  const inside = client as unknown as { GRPCStreamCreator: StreamCreator };
  const create = inside.GRPCStreamCreator;
  inside.GRPCStreamCreator = (kind, name, opens, options) =>
    create(kind, name, (grpc) => withoutThrowing(opens(grpc)), options);
  return client;
};

type ResponseListener = (answer: unknown) => void;

const withoutThrowing = (stream: Duplex): Duplex => {
  const hearing = stream.listeners('data') as ResponseListener[];
  if (hearing.length === 0) return stream;
  stream.removeAllListeners('data');
  return stream.on('data', (answer: unknown) => {
    for (const hear of hearing) {
      try {
        hear(answer);
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
      }
    }
  });
};

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
