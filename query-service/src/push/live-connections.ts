import { changeQueue, transferQueue } from '@clearbench/contracts/product-constants';
import { audiencesOf, type Principal } from '@clearbench/contracts/session/principal';
import { userView } from '@clearbench/contracts/user/views';
import type { ChangeFeed, ChangeNotice } from '@clearbench/stores/change-feed/change-feed';
import { type StompSession, stompSession, type Wire } from './stomp-session.ts';

/** Who is connected now, and what they are told. */
export type LiveConnections = {
  open(
    wire: Wire,
    principal: Principal,
    stillWho: () => Promise<Principal | undefined>,
  ): { receive(text: string): void; closed(): void };
  count(): number;
  beat(): void;
  stop(): void;
};

type Connection = {
  readonly session: StompSession;
  readonly wire: Wire;
  readonly userId: string;
  readonly stillWho: () => Promise<Principal | undefined>;
  audiences: readonly string[];
};

const told = ({ topic, id, revision, body }: ChangeNotice): [queue: string, body: string] =>
  body === undefined ? [changeQueue, JSON.stringify({ topic, id, revision })] : [transferQueue, JSON.stringify(body)];

/** Passes change notices on to whoever belongs to their audience; a user who changed is asked for again, or let go. */
export const liveConnections = (changes: ChangeFeed): LiveConnections => {
  const byAudience = new Map<string, Set<Connection>>();
  const everybody = new Set<Connection>();

  const join = (connection: Connection): void => {
    for (const audience of connection.audiences) {
      const listeners = byAudience.get(audience) ?? new Set();
      byAudience.set(audience, listeners.add(connection));
    }
  };
  const leave = (connection: Connection): void => {
    for (const audience of connection.audiences) {
      const listeners = byAudience.get(audience);
      listeners?.delete(connection);
      if (listeners?.size === 0) byAudience.delete(audience);
    }
  };

  const askAgain = async (connection: Connection): Promise<void> => {
    const principal = await connection.stillWho();
    leave(connection);
    if (principal && everybody.has(connection)) {
      connection.audiences = audiencesOf(principal);
      join(connection);
    } else connection.wire.close();
  };

  const unsubscribe = changes.subscribe((notice) => {
    const [queue, body] = told(notice);
    for (const { session } of byAudience.get(notice.audience) ?? []) session.deliver(queue, body);
    if (notice.topic !== userView.name) return;
    for (const connection of everybody)
      if (connection.userId === notice.id) void askAgain(connection).catch(() => connection.wire.close());
  });

  return {
    open: (wire, principal, stillWho) => {
      const session = stompSession(wire, principal.user.userId);
      const connection: Connection = {
        session,
        wire,
        userId: principal.user.userId,
        stillWho,
        audiences: audiencesOf(principal),
      };
      everybody.add(connection);
      join(connection);
      return {
        receive: session.receive,
        closed: () => {
          everybody.delete(connection);
          leave(connection);
        },
      };
    },
    count: () => everybody.size,
    beat: () => {
      for (const { session } of everybody) session.beat();
    },
    stop: () => {
      unsubscribe();
      for (const { wire } of everybody) wire.close();
    },
  };
};
