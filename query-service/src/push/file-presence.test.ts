import { presenceQueue } from '@clearbench/contracts/product-constants';
import type { Principal } from '@clearbench/contracts/session/principal';
import { inProcessChangeFeed } from '@clearbench/stores/change-feed/in-process';
import { filePresences, type MayReadFile, type PresentClient } from './file-presence.ts';

const clientOf = (userId: string) => {
  const received: string[] = [];
  const principal = { user: { userId, displayName: `Name of ${userId}` } } as Principal;
  const client: PresentClient = {
    principal,
    deliver: ({ queue, frameFor }) => received.push(`${queue} ${frameFor('s').split('\n\n')[1]?.replace('\0', '')}`),
  };
  const last = () => {
    const { people, more } = JSON.parse(received.at(-1)?.split(' ').slice(1).join(' ') ?? '{"people":[]}');
    return { people: people.map(({ userId: id }: { userId: string }) => id), more };
  };
  return { client, heard: received, last };
};

const queueOf = (fileId: string): string[] => [`${presenceQueue}${fileId}`];

const text = () => jest.advanceTimersByTimeAsync(200);
const opened: { stop(): void }[] = [];
const open = (mayRead: MayReadFile = async () => true, feed = inProcessChangeFeed()) => {
  const presences = filePresences(feed, mayRead);
  opened.push(presences);
  return presences;
};

describe('presence in a file', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    for (const presences of opened.splice(0)) presences.stop();
    jest.useRealTimers();
  });

  it('is pushed to the users who have the file open, when a user opens or leaves it', async () => {
    const presences = open();
    const [anna, bruno] = [clientOf('anna'), clientOf('bruno')];
    await presences.show(anna.client, queueOf('f1'));
    await presences.show(bruno.client, queueOf('f1'));
    await text();
    expect(anna.last()).toEqual({ people: ['anna', 'bruno'], more: 0 });
    presences.leave(bruno.client);
    await text();
    expect(anna.last().people).toEqual(['anna']);
    await presences.show(anna.client, []);
    const before = bruno.heard.length;
    await text();
    expect(bruno.heard).toHaveLength(before);
  });

  it('lists an account once, for any number of tabs', async () => {
    const presences = open();
    const [one, two] = [clientOf('anna'), clientOf('anna')];
    await presences.show(one.client, queueOf('f1'));
    await presences.show(two.client, queueOf('f1'));
    await text();
    expect(one.last().people).toEqual(['anna']);
    presences.leave(two.client);
    await text();
    expect(one.last().people).toEqual(['anna']);
  });

  it('is not sent to users without access to the file, and does not list them', async () => {
    let allowed = false;
    const presences = open(async ({ user }) => user.userId === 'anna' || allowed);
    const [anna, eve] = [clientOf('anna'), clientOf('eve')];
    await presences.show(anna.client, queueOf('f1'));
    await presences.show(eve.client, queueOf('f1'));
    await text();
    expect([anna.last().people, eve.heard]).toEqual([['anna'], []]);
    allowed = true;
    await presences.reconsider(eve.client);
    await text();
    expect(eve.last().people).toEqual(['anna', 'eve']);
    allowed = false;
    await presences.reconsider(eve.client);
    await text();
    expect(anna.last().people).toEqual(['anna']);
  });

  it('lists some accounts and counts the others', async () => {
    const presences = open();
    const clients = Array.from({ length: 30 }, (_, at) => clientOf(`u${at}`));
    for (const { client } of clients) await presences.show(client, queueOf('f1'));
    await text();
    const { people, more } = clients[0]?.last() ?? { people: [], more: 0 };
    expect([people.length, more]).toEqual([20, 10]);
    // Users who open the file within a short time are pushed in one message.
    expect(clients[0]?.heard).toHaveLength(1);
  });

  it('is known on every process, and a stopped process is removed', async () => {
    const feed = inProcessChangeFeed();
    const [here, there] = [open(undefined, feed), open(undefined, feed)];
    const [anna, bruno] = [clientOf('anna'), clientOf('bruno')];
    await here.show(anna.client, queueOf('f1'));
    await there.show(bruno.client, queueOf('f1'));
    await text();
    expect(anna.last().people).toEqual(['anna', 'bruno']);
    there.stop();
    await jest.advanceTimersByTimeAsync(150_000);
    expect(anna.last().people).toEqual(['anna']);
  });

  it('is subscribed to by file only', async () => {
    const presences = open();
    const anna = clientOf('anna');
    await presences.show(anna.client, ['/user/queue/changed', `${presenceQueue}../x`, presenceQueue]);
    await text();
    expect(anna.heard).toEqual([]);
  });
});
