import type { ChannelDetails } from '@clearbench/contracts/channel/administration-routes';
import { freshChannel, isCompleteChannel, saveChannel } from './channel-form.ts';
import { usualFor } from './server-form.ts';

const complete = {
  ...freshChannel(undefined, ['2023', '2025']),
  channelId: 'engine-1',
  channelName: 'A',
  ownerId: 'u1',
};

const server = {
  ...{ host: 'sftp.bank.example', userName: 'bench', hostKeys: `SHA256:${'a'.repeat(43)}\n` },
  ...{ inFolder: '/out', outFolder: '/in' },
};

const broker = {
  ...{ host: 'broker.bank.example', ...usualFor('amqp'), userName: 'bench', credentialText: 'secret' },
  inQueue: '/queues/out',
};

describe('the form of a channel', () => {
  it('begins with the newest rulebook and answers', () =>
    expect(freshChannel(undefined, ['2025', '2023'])).toMatchObject({
      kind: 'http',
      rbVersion: '2025',
      direction: 'both',
    }));

  it.each([
    [{}, true],
    [{ channelId: 'x' }, false],
    [{ channelId: 'Engine' }, false],
    [{ channelId: 'engine-' }, false],
    [{ channelName: ' ' }, false],
    [{ ownerId: '' }, false],
    [{ url: 'bank.example' }, false],
    [{ url: 'https://bank.example/in' }, true],
    [{ kind: 'sftpClient' as const }, false],
    [{ kind: 'sftpClient' as const, ...server }, true],
    [{ kind: 'sftpClient' as const, ...server, hostKeys: '' }, false],
    [{ kind: 'sftpClient' as const, ...server, hostKeys: 'SHA256:short' }, false],
    [{ kind: 'sftpClient' as const, ...server, outFolder: '' }, false],
    [{ kind: 'sftpClient' as const, ...server, outFolder: '', direction: 'in' as const }, true],
    [{ kind: 'sftpClient' as const, ...server, port: undefined }, false],
    [{ kind: 'sftpClient' as const, ...server, pollSeconds: 1 }, false],
    [{ kind: 'sftpClient' as const, ...server, credentialChoice: 'password' as const }, false],
    [{ kind: 'amqp' as const, ...broker }, true],
    [{ kind: 'amqp' as const, ...broker, inQueue: '' }, false],
    [{ kind: 'amqp' as const, ...broker, outQueue: '/queues/in' }, true],
    [{ kind: 'amqp' as const, ...broker, credentialText: '' }, false],
    [{ kind: 'amqp' as const, ...broker, certificate: 'none' }, false],
    [{ kind: 'amqp' as const, ...broker, certificate: 'none', tls: false }, true],
    [{ kind: 'webhook' as const }, false],
    [{ kind: 'webhook' as const, url: 'https://bank.example/in' }, true],
    [{ kind: 'webhook' as const, url: 'https://bank.example/in', notifications: [] }, false],
  ])('with %j can be saved: %p', (changes, expected) =>
    expect(isCompleteChannel({ ...complete, ...changes })).toBe(expected),
  );

  it('saves a new credential for the server of a bank, and keeps the present one without one', async () => {
    const sent: unknown[] = [];
    const save = async (input: unknown) => {
      sent.push(input);
      return { position: 1 };
    };
    const calls = { create: save, change: save };
    const there = { environmentId: 'e1', stored: undefined };
    const form = { ...complete, ...server, kind: 'sftpClient' as const };
    await saveChannel(calls, form, there);
    await saveChannel(calls, { ...form, credentialChoice: 'password', credentialText: 'secret' }, there);
    await saveChannel(
      calls,
      { ...form, credentialChoice: 'keep' },
      { ...there, stored: { version: 2 } as ChannelDetails },
    );
    expect(sent).toMatchObject([
      { body: { credential: { type: 'newKey' }, settings: { kind: 'sftpClient', port: 22, pollSeconds: 60 } } },
      { body: { credential: { type: 'password', password: 'secret' } } },
      { body: { settings: { hostKeys: [`SHA256:${'a'.repeat(43)}`], inFolder: '/out' } } },
    ]);
    expect(sent[2]).not.toHaveProperty('body.credential');
    expect(sent[0]).not.toHaveProperty('body.settings.archiveFolder');
  });

  it('saves the settings of a message broker with its password', async () => {
    const sent: unknown[] = [];
    const save = async (input: unknown) => {
      sent.push(input);
      return { position: 1 };
    };
    const form = { ...complete, ...broker, kind: 'amqp' as const, direction: 'in' as const, outQueue: 'unused' };
    await saveChannel({ create: save, change: save }, form, { environmentId: 'e1', stored: undefined });
    expect(sent).toMatchObject([
      {
        body: {
          credential: { type: 'password', password: 'secret' },
          settings: { kind: 'amqp', port: 5671, tls: true, inQueue: '/queues/out' },
        },
      },
    ]);
    for (const left of ['outQueue', 'certificate', 'hostKeys'])
      expect(sent[0]).not.toHaveProperty(`body.settings.${left}`);
  });

  it('saves the fields of its kind, and an address only for answers', async () => {
    const sent: unknown[] = [];
    const calls = {
      create: async (input: unknown) => {
        sent.push(input);
        return { position: 1, secret: 'whsec_1' };
      },
      change: async (input: unknown) => {
        sent.push(input);
        return { position: 1 };
      },
    };
    const url = 'https://bank.example/in';
    const there = { environmentId: 'e1', stored: undefined };
    expect(
      await saveChannel(calls, { ...complete, kind: 'webhook', url, notifications: ['run.finished'] }, there),
    ).toBe('whsec_1');
    const stored = { version: 3 } as ChannelDetails;
    await saveChannel(calls, { ...complete, url, direction: 'in' }, { environmentId: 'e1', stored });
    const hook = { channelName: 'A', kind: 'webhook', ownerId: 'u1', url, notifications: ['run.finished'] };
    expect(sent[0]).toEqual({ body: { channelId: 'engine-1', environmentId: 'e1', settings: hook } });
    expect(sent[1]).toMatchObject({ params: { channelId: 'engine-1' }, body: { basedOn: 3 } });
    expect(sent[1]).not.toHaveProperty('body.settings.url');
  });
});
