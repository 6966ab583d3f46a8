import { changeQueue } from '@clearbench/contracts/product-constants';
import type { Principal } from '@clearbench/contracts/session/principal';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { noTracing, type Work } from '@clearbench/event-sourcing/tracing';
import { inProcessChangeFeed } from '@clearbench/stores/change-feed/in-process';
import { liveConnections } from './live-connections.ts';

const principal = (userId: string, environmentIds: string[], planId = ''): Principal => ({
  sessionId: 's',
  isAdmin: false,
  user: {
    userId,
    login: '',
    email: '',
    displayName: '',
    emailVerified: true,
    roles: [],
    userState: 'ENABLED',
    approvedState: 'APPROVED',
    environmentIds,
    settings: defaultProfile,
    signedUpAt: '',
    ...(planId === '' ? {} : { plan: { planId, from: '' } }),
    endedSessions: [],
  },
});

const listener = (
  connections: ReturnType<typeof liveConnections>,
  who: Principal,
  stillWho: () => Promise<Principal | undefined>,
) => {
  const sent: string[] = [];
  const state: { closed: boolean; why?: string | undefined } = { closed: false };
  const wire = {
    send: (text: string) => void sent.push(text),
    sendNow: (texts: readonly string[]) => void sent.push(...texts),
    close: (why?: string) => {
      state.closed = true;
      state.why = why;
    },
  };
  const { receive } = connections.open(wire, who, stillWho);
  receive('CONNECT\naccept-version:1.2\n\n\0');
  receive(`SUBSCRIBE\nid:s1\ndestination:${changeQueue}\n\n\0`);
  return { messages: () => sent.filter((text) => text.startsWith('MESSAGE')), state };
};

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('live connections', () => {
  const changed = (audience: string) => ({ topic: 'file-list', id: 'f1', revision: 7, audience });

  it('notify the audience only', async () => {
    const feed = inProcessChangeFeed();
    const connections = liveConnections(feed);
    const [inside, outside] = ['e1', 'e2'].map((environment, index) => {
      const who = principal(`u${index}`, [environment]);
      return listener(connections, who, async () => who);
    });
    await feed.publish([changed('env:e1')]);
    await turn();
    expect(inside?.messages()).toHaveLength(1);
    expect(inside?.messages()[0]).toContain('{"topic":"file-list","id":"f1","revision":7}');
    expect(outside?.messages()).toHaveLength(0);
    expect(connections.count()).toBe(2);
  });

  it('notify administrators of every environment once, as members or not', async () => {
    const feed = inProcessChangeFeed();
    const connections = liveConnections(feed);
    const who = { ...principal('u1', ['e1']), isAdmin: true };
    const administrator = listener(connections, who, async () => who);
    await feed.publish([changed('env:e1'), changed('env:opened-since')]);
    await turn();
    expect(administrator.messages()).toHaveLength(2);
    await feed.publish([changed('user:u2')]);
    await turn();
    expect(administrator.messages()).toHaveLength(2);
  });

  it('follow a user into another environment', async () => {
    const feed = inProcessChangeFeed();
    const connections = liveConnections(feed);
    const moved = listener(connections, principal('u1', ['e1']), async () => principal('u1', ['e2']));
    await feed.publish([{ topic: 'user', id: 'u1', revision: 8, audience: 'admins' }]);
    await turn();
    await feed.publish([changed('env:e1'), changed('env:e2')]);
    await turn();
    expect(moved.messages()).toHaveLength(1);
  });

  it('follow a plan with other environments, for its users only', async () => {
    const feed = inProcessChangeFeed();
    const connections = liveConnections(feed);
    const requested: string[] = [];
    const [with1, with2] = ['p1', 'p2'].map((planId, index) =>
      listener(connections, principal(`u${index}`, ['e1'], planId), async () => {
        requested.push(planId);
        return principal(`u${index}`, ['e2'], planId);
      }),
    );
    await feed.publish([{ topic: 'plan', id: 'p1', revision: 8, audience: 'nobody' }]);
    await turn();
    await feed.publish([changed('env:e1')]);
    await turn();
    expect([requested, with1?.messages().length, with2?.messages().length]).toEqual([['p1'], 0, 1]);
  });

  it('check all connections again after new settings', async () => {
    const feed = inProcessChangeFeed();
    const heeded = Promise.withResolvers<void>();
    const connections = liveConnections(feed, () => heeded.promise);
    const waiting = listener(connections, principal('u1', ['e1']), async () => undefined);
    await feed.publish([{ topic: 'settings', id: 'app', revision: 8, audience: 'everyone' }]);
    await turn();
    expect(waiting.state.closed).toBe(false);
    heeded.resolve();
    await turn();
    expect(waiting.state.closed).toBe(true);
  });

  it('send the correlation id of a message, unless it is invalid', async () => {
    const feed = inProcessChangeFeed();
    const [works, lines]: [Work[], object[]] = [[], []];
    const connections = liveConnections(feed, undefined, {
      tracing: { ...noTracing, past: (work) => void works.push(work) },
      log: { debug: (line) => void lines.push(line) },
    });
    const who = principal('u1', ['e1']);
    const { messages } = listener(connections, who, async () => who);
    const from = { correlationId: 'click-1234', trace: 'a traceparent' };
    await feed.publish([
      { ...changed('env:e1'), ...from },
      { ...changed('env:e1'), correlationId: 'not an\nid' },
      { ...changed('env:e2'), ...from },
    ]);
    await turn();
    expect(messages().map((text) => /^correlation-id:(.*)$/m.exec(text)?.[1])).toEqual(['click-1234', undefined]);
    expect(works).toEqual([
      {
        name: 'push file-list',
        kind: 'producer',
        cause: 'a traceparent',
        facts: { 'clearbench.topic': 'file-list', 'clearbench.listeners': 1 },
      },
    ]);
    expect(lines).toMatchObject([{ requestId: 'click-1234', listeners: 1 }, { requestId: undefined }]);
  });

  it('close with the code for another server when they stop', () => {
    const connections = liveConnections(inProcessChangeFeed());
    const who = principal('u1', ['e1']);
    const { state } = listener(connections, who, async () => who);
    connections.stop();
    expect(state).toEqual({ closed: true, why: 'leaving' });
  });

  it('close connections of ended sessions, and no others', async () => {
    const connections = liveConnections(inProcessChangeFeed());
    const who = principal('u1', ['e1']);
    const over = listener(connections, who, async () => undefined);
    const unknown = listener(connections, who, () => Promise.reject(new Error('the store is away')));
    const here = listener(connections, who, async () => who);
    connections.requestAllPresence();
    await turn();
    expect([over.state.closed, unknown.state.closed, here.state.closed]).toEqual([true, true, false]);
  });

  it('close connections of users without access', async () => {
    const feed = inProcessChangeFeed();
    const connections = liveConnections(feed);
    const gone = listener(connections, principal('u1', ['e1']), async () => undefined);
    await feed.publish([{ topic: 'user', id: 'u1', revision: 8, audience: 'admins' }]);
    await turn();
    expect(gone.state.closed).toBe(true);
  });
});
