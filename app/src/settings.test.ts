import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { logLocationIn, settingsFrom, storageSettingsFrom } from './settings.ts';

describe('settings', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'clearbench-settings-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const from = (env: Record<string, string>) => settingsFrom({ CLEARBENCH_DATA: folder, ...env });
  const secret = 'x'.repeat(32);
  const company = {
    name: 'company',
    title: 'Company',
    authorizeUrl: 'https://id.example.org/authorize',
    tokenUrl: 'https://id.example.org/token',
    userinfoUrl: 'https://id.example.org/me',
    clientId: 'clearbench',
    scopes: ['email'],
  };
  const production = {
    NODE_ENV: 'production',
    CLEARBENCH_SECRET: secret,
    CLEARBENCH_PROVIDERS: JSON.stringify([company]),
    CLEARBENCH_PROVIDER_COMPANY_SECRET: 's',
  };

  it('make a demo for this machine only, with a permanent generated secret', () => {
    const settings = from({});
    expect(settings).toMatchObject({ port: 8080, host: '127.0.0.1', demo: true });
    expect(settings.secret).toMatch(/^[0-9a-f]{64}$/);
    expect(from({}).secret).toBe(settings.secret);
  });
  it('use servers where both addresses are set, and report the wrong one', () => {
    const [eventStore, mongo] = ['esdb://one:2113?tls=true', 'mongodb://one:27017/clearbench'];
    expect(from({}).servers).toBeUndefined();
    const both = { CLEARBENCH_EVENTSTORE_URL: eventStore, CLEARBENCH_MONGODB_URL: mongo };
    expect(from(both).servers).toEqual({ eventStore, mongo });
    for (const name of ['CLEARBENCH_EVENTSTORE_URL', 'CLEARBENCH_MONGODB_URL'] as const) {
      const { [name]: _, ...other } = both;
      for (const env of [other, { ...both, [name]: 'http://one' }]) expect(() => from(env)).toThrow(name);
    }
  });
  it('give the location of the log to commands that read nothing else, and refuse EventStoreDB', () => {
    expect(logLocationIn({ CLEARBENCH_DATA: folder })).toBe(folder);
    expect(logLocationIn({ CLEARBENCH_DATA: '' })).toBe(resolve('data'));
    const postgres = 'postgres://one/clearbench';
    expect(logLocationIn({ CLEARBENCH_DATA: folder, CLEARBENCH_POSTGRES_URL: postgres })).toEqual({ postgres });
    const servers = { CLEARBENCH_EVENTSTORE_URL: 'esdb://one', CLEARBENCH_MONGODB_URL: 'mongodb://one/x' };
    expect(() => logLocationIn({ CLEARBENCH_DATA: folder, ...servers })).toThrow('CLEARBENCH_EVENTSTORE_URL');
  });
  it('accept a metrics token of sufficient length, or none', () => {
    expect(from({}).metricsToken).toBeUndefined();
    expect(from({ CLEARBENCH_METRICS_TOKEN: 'a-token-of-some-length' }).metricsToken).toBe('a-token-of-some-length');
    expect(() => from({ CLEARBENCH_METRICS_TOKEN: 'short' })).toThrow('CLEARBENCH_METRICS_TOKEN');
  });

  it('use the generated secret of the folder as the previous one', () => {
    const { secret: own } = from({});
    expect(from({}).secretBefore).toBeUndefined();
    expect(from({ CLEARBENCH_SECRET: secret })).toMatchObject({ secret, secretBefore: own });
    expect(from({ CLEARBENCH_SECRET: secret, CLEARBENCH_SECRET_BEFORE: 'former' }).secretBefore).toBe('former');
  });
  it('refuse demo accounts in production', () =>
    expect(() => from({ NODE_ENV: 'production', CLEARBENCH_DEMO: 'true', CLEARBENCH_SECRET: secret })).toThrow(
      'demo accounts are refused',
    ));
  it('require a secret in production', () =>
    expect(() => from({ NODE_ENV: 'production' })).toThrow('CLEARBENCH_SECRET must be set'));
  it('require a sign-in provider without demo accounts', () => {
    const { CLEARBENCH_PROVIDERS: _, ...without } = production;
    const empty = { ...without, CLEARBENCH_PROVIDERS: '[]' };
    for (const env of [without, empty, { CLEARBENCH_DEMO: 'false' }] as Record<string, string>[])
      expect(() => from(env)).toThrow('CLEARBENCH_PROVIDERS must list at least one sign-in provider');
    expect(from({}).providers).toEqual([]);
    expect(storageSettingsFrom({ CLEARBENCH_DATA: folder, ...without }).secret).toBe(secret);
  });
  it('report every invalid setting at once', () =>
    expect(() => from({ NODE_ENV: 'production', PORT: 'eighty', CLEARBENCH_SMTP_URL: 'mail' })).toThrow(
      expect.objectContaining({
        faults: ['PORT', 'CLEARBENCH_SECRET', 'CLEARBENCH_PROVIDERS', 'CLEARBENCH_SMTP_URL'].map((name) =>
          expect.stringContaining(name),
        ),
      }),
    ));
  it('write nothing when they are only checked', () => {
    const fresh = join(folder, 'fresh');
    settingsFrom({ CLEARBENCH_DATA: fresh }, 'check');
    expect(existsSync(fresh)).toBe(false);
  });
  it('name the unusable data folder', () => {
    const file = join(folder, 'session-secret');
    from({});
    for (const purpose of ['start', 'check'] as const)
      expect(() => settingsFrom({ CLEARBENCH_DATA: file }, purpose)).toThrow(
        /^CLEARBENCH_DATA names .*is a file[^\n]*$/,
      );
  });
  it('refuse a short secret with a sentence, without a stack trace', () =>
    expect(() => from({ CLEARBENCH_SECRET: 'short' })).toThrow(
      expect.objectContaining({ forOperator: true, message: expect.stringContaining('CLEARBENCH_SECRET') }),
    ));
  it.each(['{', '{}', 'null', '[{}]', '[null]'])(
    'refuse %s as providers with a sentence, without a stack trace',
    (json) =>
      expect(() => from({ CLEARBENCH_PROVIDERS: json })).toThrow(
        expect.objectContaining({ forOperator: true, message: expect.stringContaining('CLEARBENCH_PROVIDERS') }),
      ),
  );
  it('have no demo in production', () =>
    expect(from(production)).toMatchObject({
      demo: false,
      host: '0.0.0.0',
    }));
  it('limit commands and reads, less in a demo, or not at all', () => {
    const limits = (env: Record<string, string>) => {
      const { commandsPerMinute, readsPerMinute } = from(env);
      return [commandsPerMinute, readsPerMinute];
    };
    expect(limits({})).toEqual([12_000, 60_000]);
    expect(limits(production)).toEqual([1_200, 6_000]);
    expect(limits({ CLEARBENCH_COMMANDS_PER_MINUTE: '0', CLEARBENCH_READS_PER_MINUTE: '0' })).toEqual([0, 0]);
  });
  it('require https in production, but not in a demo', () => {
    const lan = { CLEARBENCH_PUBLIC_URL: 'http://bench.example.org' };
    expect(from(lan).publicUrl).toBe('http://bench.example.org');
    expect(() => from({ ...production, ...lan })).toThrow('CLEARBENCH_PUBLIC_URL must be https');
    expect(from({ ...production, ...lan, CLEARBENCH_ALLOW_HTTP: 'true' }).publicUrl).toBe('http://bench.example.org');
  });
  it.each([
    ['PORT', 'eighty'],
    ['PORT', '99999'],
    ['CLEARBENCH_LOG_LEVEL', 'loud'],
    ['CLEARBENCH_LOG_FORMAT', 'xml'],
    ['CLEARBENCH_DEMO', 'yes'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['CLEARBENCH_PUBLIC_URL', 'bench.example.org'],
  ])('name %s when it is %s', (name, value) => expect(() => from({ [name]: value })).toThrow(name));
  it('treat an empty value as unset: no limit is removed by accident', () =>
    expect(from({ HOST: '', PORT: '', CLEARBENCH_COMMANDS_PER_MINUTE: '', CLEARBENCH_DEMO: '' })).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      commandsPerMinute: 12_000,
      demo: true,
    }));
  it('read the secret of a provider from a separate variable', () => {
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
      'CLEARBENCH_PROVIDERS: entry 1 ("my-bank"), field authorizeUrl: ',
    );
  });
});
