import type { Duplex } from 'node:stream';
import type { EventStoreDBClient } from '@eventstore/db-client';

type Opens = (client: unknown) => Duplex;
type StreamCreator = (kind: unknown, name: string, opens: Opens, options: unknown) => () => Promise<Duplex>;

/**
 * Makes a client ignore late answers.
 *
 * The client keeps the pending calls of all batch streams in one map, clears it when one stream breaks, and throws an
 * uncatchable error when an answer arrives for a missing entry, which would end the process. By then the callers have
 * received an error with unknown result and retry.
 */
export const ignoreLateResponses = (client: EventStoreDBClient): EventStoreDBClient => {
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
