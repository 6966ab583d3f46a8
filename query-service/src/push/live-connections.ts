import { planView } from '@clearbench/contracts/plan/views';
import { changeQueue, transferQueue } from '@clearbench/contracts/product-constants';
import { audiencesOf, audiencesReached, type Principal } from '@clearbench/contracts/session/principal';
import { settingsView } from '@clearbench/contracts/settings/views';
import { userView } from '@clearbench/contracts/user/views';
import { isCorrelationId } from '@clearbench/event-sourcing/correlation';
import { type Log, quietLog } from '@clearbench/event-sourcing/log';
import { noTracing, type Tracing } from '@clearbench/event-sourcing/tracing';
import type { ChangeFeed, ChangeNotice } from '@clearbench/stores/change-feed/change-feed';
import { type FilePresences, filePresences, type MayReadFile, type PresentClient } from './file-presence.ts';
import { pushMessage } from './push-message.ts';
import { type StompSession, stompSession, type Wire } from './stomp-session.ts';
import { turnOfMessages } from './turn-of-messages.ts';

/** The open connections, and the notices they receive. */
export type LiveConnections = {
  open(
    wire: Wire,
    principal: Principal,
    stillWho: () => Promise<Principal | undefined>,
  ): { receive(text: string): void; closed(): void };
  count(): number;
  /** Closes connections whose session has ended. */
  requestAllPresence(): void;
  beat(): void;
  stop(): void;
};

type Connection = {
  readonly session: StompSession;
  readonly wire: Wire;
  readonly userId: string;
  planId: string | undefined;
  readonly stillWho: () => Promise<Principal | undefined>;
  readonly present: PresentClient;
  audiences: readonly string[];
};

type Watching = { readonly tracing: Tracing; readonly log: Pick<Log, 'debug'> };
const unwatched: Watching = { tracing: noTracing, log: quietLog };

/** The connections whose access or audience a change may affect. A user's plan contains environments, too. */
const concernedBy = ({ topic, id }: ChangeNotice): ((connection: Connection) => boolean) | undefined => {
  if (topic === userView.name) return ({ userId }) => userId === id;
  if (topic === planView.name) return ({ planId }) => planId === id;
  return topic === settingsView.name ? () => true : undefined;
};

const messageOf = ({ topic, id, revision, body }: ChangeNotice): [queue: string, body: string] =>
  body === undefined ? [changeQueue, JSON.stringify({ topic, id, revision })] : [transferQueue, JSON.stringify(body)];

/**
 * Delivers change notices to the audience. Connections whose access or audience may have changed are checked again, and
 * closed where necessary. `heedSettings` resolves when guards use the newest settings.
 */
export const liveConnections = (
  changes: Pick<ChangeFeed, 'subscribe'> & Partial<Pick<ChangeFeed, 'publish'>>,
  heedSettings: () => Promise<void> = async () => undefined,
  { tracing, log } = unwatched,
  mayReadFile: MayReadFile = async () => false,
): LiveConnections => {
  const presences: FilePresences = filePresences(changes, mayReadFile);
  const byAudience = new Map<string, Set<Connection>>();
  const allConnections = new Set<Connection>();

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

  const repeatRequest = async (connection: Connection): Promise<void> => {
    const principal = await connection.stillWho();
    leave(connection);
    if (principal && allConnections.has(connection)) {
      connection.audiences = audiencesOf(principal);
      connection.planId = principal.user.plan?.planId;
      connection.present.principal = principal;
      join(connection);
      await presences.reconsider(connection.present);
    } else connection.wire.close();
  };

  const requestPresence = async (
    isConcerned: (connection: Connection) => boolean,
    aboutSettings = false,
  ): Promise<void> => {
    if (aboutSettings) await heedSettings().catch(() => undefined);
    for (const connection of allConnections)
      if (isConcerned(connection)) void repeatRequest(connection).catch(() => connection.wire.close());
  };

  const messages = turnOfMessages((audience) => byAudience.get(audience) ?? []);
  const push = (notice: ChangeNotice): void => {
    const began = Date.now();
    const audiences = audiencesReached(notice.audience).filter((audience) => byAudience.has(audience));
    if (audiences.length === 0) return;
    const listeners = audiences.reduce((sum, audience) => sum + (byAudience.get(audience)?.size ?? 0), 0);
    const [queue, body] = messageOf(notice);
    const { topic, correlationId, trace: cause } = notice;
    const requestId = isCorrelationId(correlationId) ? correlationId : undefined;
    messages.add(pushMessage(queue, body, requestId), audiences, () => {
      log.debug?.({ requestId, topic, listeners }, 'pushed');
      const facts = { 'clearbench.topic': topic, 'clearbench.listeners': listeners };
      if (cause !== undefined) tracing.past({ name: `push ${topic}`, kind: 'producer', cause, facts }, began);
    });
  };

  const unsubscribe = changes.subscribe((notice) => {
    push(notice);
    const concerned = concernedBy(notice);
    if (concerned) void requestPresence(concerned, notice.topic === settingsView.name);
  });

  return {
    open: (wire, principal, stillWho) => {
      const session: StompSession = stompSession(
        wire,
        principal.user.userId,
        undefined,
        (queues) => void presences.show(present, queues),
      );
      const present: PresentClient = { principal, deliver: session.deliver };
      const connection: Connection = {
        session,
        wire,
        userId: principal.user.userId,
        planId: principal.user.plan?.planId,
        stillWho,
        present,
        audiences: audiencesOf(principal),
      };
      allConnections.add(connection);
      join(connection);
      return {
        receive: session.receive,
        closed: () => {
          allConnections.delete(connection);
          leave(connection);
          presences.leave(present);
        },
      };
    },
    count: () => allConnections.size,
    requestAllPresence: () => void requestPresence(() => true),
    beat: () => {
      for (const { session } of allConnections) session.beat();
    },
    stop: () => {
      unsubscribe();
      messages.send();
      presences.stop();
      for (const { wire } of allConnections) wire.close('leaving');
    },
  };
};
