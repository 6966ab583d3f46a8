import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { folderIn, settingsFrom } from './settings.ts';

describe('the settings', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'clearbench-settings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const from = (env: Record<string, string>) => settingsFrom({ CLEARBENCH_DATA: folder, ...env });
  const secret = 'x'.repeat(32);

  it('make a demo for this machine only, with a secret of its own that stays', () => {
    const settings = from({});
    expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', demo: true });
    expect(settings.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(from({}).secret).toBe(settings.secret);
  });
  it('keep everything on servers where both addresses are there, and tell the wrong one', () => {
    const [eventStore, mongo] = ['esdb://one:2113?tls=true', 'mongodb://one:27017/clearbench'];
    expect(from({}).servers).toBeUndefined();
    const both = { CLEARBENCH_EVENTSTORE_URL: eventStore, CLEARBENCH_MONGODB_URL: mongo };
    expect(from(both).servers).toEqual({ eventStore, mongo });
    for (const name of ['CLEARBENCH_EVENTSTORE_URL', 'CLEARBENCH_MONGODB_URL'] as const) {
      const { [name]: _, ...other } = both;
      for (const env of [other, { ...both, [name]: 'http://one' }]) expect(() => from(env)).toThrow(name);
    }
  });
  it('name the data folder for who reads nothing else, and refuse where there are servers', () => {
    expect(folderIn({ CLEARBENCH_DATA: folder })).toBe(folder);
    expect(folderIn({ CLEARBENCH_DATA: '' })).toBe(resolve('data'));
    const servers = { CLEARBENCH_EVENTSTORE_URL: 'esdb://one', CLEARBENCH_MONGODB_URL: 'mongodb://one/x' };
    expect(() => folderIn({ CLEARBENCH_DATA: folder, ...servers })).toThrow('CLEARBENCH_EVENTSTORE_URL');
  });
  it('let scrapers in with a token that cannot be guessed, or not at all', () => {
    expect(from({}).metricsToken).toBeUndefined();
    expect(from({ CLEARBENCH_METRICS_TOKEN: 'a-token-of-some-length' }).metricsToken).toBe('a-token-of-some-length');
    expect(() => from({ CLEARBENCH_METRICS_TOKEN: 'short' })).toThrow('CLEARBENCH_METRICS_TOKEN');
  });

  it('know the secret of before for whoever changes it, without being told where the folder had its own', () => {
    const { secret: own } = from({});
    expect(from({}).secretBefore).toBeUndefined();
    expect(from({ CLEARBENCH_SECRET: secret })).toMatchObject({ secret, secretBefore: own });
    expect(from({ CLEARBENCH_SECRET: secret, CLEARBENCH_SECRET_BEFORE: 'former' }).secretBefore).toBe('former');
  });
  it('refuse production with demo accounts', () =>
    expect(() => from({ NODE_ENV: 'production', CLEARBENCH_DEMO: 'true', CLEARBENCH_SECRET: secret })).toThrow(
      'demo accounts are refused',
    ));
  it('refuse production without a secret', () =>
    expect(() => from({ NODE_ENV: 'production' })).toThrow('CLEARBENCH_SECRET must be set'));
  it('refuse a secret that is too short, with a sentence and no stack', () =>
    expect(() => from({ CLEARBENCH_SECRET: 'short' })).toThrow(
      expect.objectContaining({ forOperator: true, message: expect.stringContaining('CLEARBENCH_SECRET') }),
    ));
  it.each(['{', '{}', 'null', '[{}]', '[null]'])('refuse %s as providers, with a sentence and no stack', (json) =>
    expect(() => from({ CLEARBENCH_PROVIDERS: json })).toThrow(
      expect.objectContaining({ forOperator: true, message: expect.stringContaining('CLEARBENCH_PROVIDERS') }),
    ),
  );
  it('have no demo in production', () =>
    expect(from({ NODE_ENV: 'production', CLEARBENCH_SECRET: secret })).toMatchObject({
      demo: false,
      host: '0.0.0.0',
    }));
  it('limit commands and reads, less in a demo, or not at all', () => {
    const limits = (env: Record<string, string>) => {
      const { commandsPerMinute, readsPerMinute } = from(env);
      return [commandsPerMinute, readsPerMinute];
    };
    expect(limits({})).toEqual([12_000, 60_000]);
    expect(limits({ NODE_ENV: 'production', CLEARBENCH_SECRET: secret })).toEqual([1_200, 6_000]);
    expect(limits({ CLEARBENCH_COMMANDS_PER_MINUTE: '0', CLEARBENCH_READS_PER_MINUTE: '0' })).toEqual([0, 0]);
  });
  it('demand that production is reached by https, and a demo need not be', () => {
    const lan = { CLEARBENCH_PUBLIC_URL: 'http://bench.example.org' };
    const production = { NODE_ENV: 'production', CLEARBENCH_SECRET: secret };
    expect(from(lan).publicUrl).toBe('http://bench.example.org');
    expect(() => from({ ...production, ...lan })).toThrow('CLEARBENCH_PUBLIC_URL must be https');
    expect(from({ ...production, ...lan, CLEARBENCH_ALLOW_HTTP: 'true' }).publicUrl).toBe('http://bench.example.org');
  });
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '99999'],
    ['CLEARBENCH_LOG_LEVEL', 'loud'],
    ['CLEARBENCH_DEMO', 'yes'],
    ['CLEARBENCH_PUBLIC_URL', 'bench.example.org'],
  ])('name %s when it is %s', (name, value) => expect(() => from({ [name]: value })).toThrow(name));
  it('take an empty one for none: nothing is opened, and no limit lifted, by accident', () =>
    expect(from({ HOST: '', PORT: '', CLEARBENCH_COMMANDS_PER_MINUTE: '', CLEARBENCH_DEMO: '' })).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      commandsPerMinute: 12_000,
      demo: true,
    }));
  it('take the secret of a provider from a variable of its own', () => {
    const provider = {
      name: 'my-bank',
      title: 'My bank',
      authorizeUrl: 'https://a',
      tokenUrl: 'https://t',
      userinfoUrl: 'https://u',
      clientId: 'c',
      scopes: ['openid'],
      issuer: 'https://i',
    };
    const env = { CLEARBENCH_PROVIDERS: JSON.stringify([provider]) };
    expect(() => from(env)).toThrow('CLEARBENCH_PROVIDER_MY_BANK_SECRET');
    expect(from({ ...env, CLEARBENCH_PROVIDER_MY_BANK_SECRET: 's' }).providers).toEqual([
      { ...provider, clientSecret: 's' },
    ]);
    const unfinished = { CLEARBENCH_PROVIDERS: '[{"name":"my-bank","title":"My bank"}]' };
    expect(() => from({ ...unfinished, CLEARBENCH_PROVIDER_MY_BANK_SECRET: 's' })).toThrow(
      'CLEARBENCH_PROVIDERS: "my-bank" has no address to send people to: authorizeUrl',
    );
  });
});
