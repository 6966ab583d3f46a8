import type { Duplex } from 'node:stream';
import type { EventStoreDBClient } from '@eventstore/db-client';

type Opens = (client: unknown) => Duplex;
type StreamCreator = (kind: unknown, name: string, opens: Opens, kept: unknown) => () => Promise<Duplex>;

/**
 * Lets a client live through answers nobody waits for any more.
 *
 * The client keeps what waits for an answer of any of its streams of batches in one place, empties it when one of them
 * breaks, and throws where no caller can catch it when an answer comes to what is not there: that would end the
 * process. Whoever waited has been told by then that the outcome is not known, and asks again.
 */
export const survivesLateAnswers = (client: EventStoreDBClient): EventStoreDBClient => {
  const inside = client as unknown as { GRPCStreamCreator: StreamCreator };
  const create = inside.GRPCStreamCreator;
  inside.GRPCStreamCreator = (kind, name, opens, kept) =>
    create(kind, name, (grpc) => withoutThrowing(opens(grpc)), kept);
  return client;
};

type Hears = (answer: unknown) => void;

const withoutThrowing = (stream: Duplex): Duplex => {
  const hearing = stream.listeners('data') as Hears[];
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
