import { randomUUID } from 'node:crypto';
import type { FilePresence, PresentPerson } from '@clearbench/contracts/file/presence';
import { presenceQueue } from '@clearbench/contracts/product-constants';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { ChangeFeed, ChangeNotice } from '@clearbench/stores/change-feed/change-feed';
import { isPresenceQueue, liveLimits } from './live-limits.ts';
import { type PushMessage, pushMessage } from './push-message.ts';

/** A connection whose client shows files. */
export type PresentClient = { principal: Principal; deliver(message: PushMessage): void };

export type FilePresences = {
  /** Sets the queues of the client: it shows the files they name, as far as it may read them. */
  show(client: PresentClient, queues: readonly string[]): Promise<void>;
  /** The permissions of the client may have changed. */
  reconsider(client: PresentClient): Promise<void>;
  leave(client: PresentClient): void;
  stop(): void;
};

type Feed = Pick<ChangeFeed, 'subscribe'> & Partial<Pick<ChangeFeed, 'publish'>>;
/** Whether the account may read the file. */
export type MayReadFile = (principal: Principal, fileId: string) => Promise<boolean>;

const topic = 'file-presence';
/**
 * Milliseconds: changes within the first are sent together; processes repeat their state, and silent ones are removed.
 */
const together = 100;
const repeatEvery = 30_000;
const forgetAfter = 90_000;

type RemotePresence = { readonly people: readonly PresentPerson[]; readonly at: number };
type Shared = { readonly process: string; readonly people: readonly PresentPerson[] };

const personOf = ({ principal: { user } }: PresentClient): PresentPerson => ({
  userId: user.userId,
  name: user.displayName,
});

const eachOnce = (people: readonly PresentPerson[]): PresentPerson[] =>
  [...new Map(people.map((person) => [person.userId, person])).values()].sort((a, b) => a.name.localeCompare(b.name));

/** The users who have each file open, on all processes of the change feed. Nothing is stored. */
export const filePresences = (feed: Feed, mayRead: MayReadFile): FilePresences => {
  const process = randomUUID();
  const clients = new Map<string, Set<PresentClient>>();
  const elsewhere = new Map<string, Map<string, RemotePresence>>();
  const shown = new WeakMap<PresentClient, ReadonlySet<string>>();
  const due = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  const peopleHere = (fileId: string): PresentPerson[] => eachOnce([...(clients.get(fileId) ?? [])].map(personOf));
  const presenceOf = (fileId: string): FilePresence => {
    const others = [...(elsewhere.get(fileId)?.values() ?? [])].flatMap(({ people }) => people);
    const people = eachOnce([...peopleHere(fileId), ...others]);
    return {
      fileId,
      people: people.slice(0, liveLimits.peopleNamed),
      more: Math.max(0, people.length - liveLimits.peopleNamed),
    };
  };

  const say = (): void => {
    timer = undefined;
    const fileIds = [...due];
    due.clear();
    for (const fileId of fileIds) {
      const listeners = clients.get(fileId);
      if (!listeners) continue;
      const message = pushMessage(`${presenceQueue}${fileId}`, JSON.stringify(presenceOf(fileId)));
      for (const client of listeners) client.deliver(message);
    }
  };
  const announceLater = (fileId: string): void => {
    due.add(fileId);
    timer ??= setTimeout(say, together).unref();
  };

  const share = (fileIds: readonly string[]): void => {
    const noticeOf = (id: string): ChangeNotice => {
      const people = peopleHere(id).slice(0, liveLimits.peopleNamed);
      return { topic, id, revision: 0, audience: `presence:${id}`, body: { process, people } satisfies Shared };
    };
    if (fileIds.length > 0) void feed.publish?.(fileIds.map(noticeOf)).catch(() => undefined);
  };
  const changed = (fileId: string): void => {
    announceLater(fileId);
    share([fileId]);
  };

  const enter = (client: PresentClient, fileId: string): void => {
    const listeners = clients.get(fileId) ?? new Set();
    if (listeners.has(client)) return;
    clients.set(fileId, listeners.add(client));
    changed(fileId);
  };
  const exit = (client: PresentClient, fileId: string): void => {
    const listeners = clients.get(fileId);
    if (!listeners?.delete(client)) return;
    if (listeners.size === 0) clients.delete(fileId);
    changed(fileId);
  };

  const admit = async (client: PresentClient, fileIds: ReadonlySet<string>): Promise<void> => {
    for (const fileId of fileIds) {
      const allowed = await mayRead(client.principal, fileId).catch(() => false);
      if (allowed && shown.get(client)?.has(fileId)) enter(client, fileId);
      else exit(client, fileId);
    }
  };
  const show = async (client: PresentClient, fileIds: ReadonlySet<string>): Promise<void> => {
    const before = shown.get(client) ?? new Set<string>();
    shown.set(client, fileIds);
    for (const fileId of before) if (!fileIds.has(fileId)) exit(client, fileId);
    await admit(client, new Set([...fileIds].filter((fileId) => !before.has(fileId))));
  };

  const unsubscribe = feed.subscribe((notice) => {
    if (notice.topic !== topic) return;
    const { process: from, people } = notice.body as Shared;
    if (from === process) return;
    const known = elsewhere.get(notice.id) ?? new Map<string, RemotePresence>();
    if (people.length > 0) known.set(from, { people, at: Date.now() });
    else known.delete(from);
    if (known.size > 0) elsewhere.set(notice.id, known);
    else elsewhere.delete(notice.id);
    // A process with a new viewer does not know the viewers of this process yet.
    if (clients.has(notice.id)) announceLater(notice.id);
  });
  const forget = (): void => {
    const oldest = Date.now() - forgetAfter;
    for (const [fileId, known] of elsewhere) {
      for (const [from, { at }] of known) if (at < oldest && known.delete(from)) announceLater(fileId);
      if (known.size === 0) elsewhere.delete(fileId);
    }
  };
  const repeat = setInterval(() => {
    share([...clients.keys()]);
    forget();
  }, repeatEvery).unref();

  return {
    show: (client, queues) =>
      show(client, new Set(queues.filter(isPresenceQueue).map((queue) => queue.slice(presenceQueue.length)))),
    reconsider: (client) => admit(client, shown.get(client) ?? new Set()),
    leave: (client) => void show(client, new Set()),
    stop: () => {
      unsubscribe();
      clearInterval(repeat);
      clearTimeout(timer);
    },
  };
};
