import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { everyProcess } from '@clearbench/hosting/settings/setting';
import { checkSettings, processKindOf } from './check-settings.ts';

const secret = 'the-secret-of-this-installation-0123456789';
const provider = {
  name: 'company',
  title: 'Company',
  authorizeUrl: 'https://id.example.org/authorize',
  tokenUrl: 'https://id.example.org/token',
  userinfoUrl: 'https://id.example.org/me',
  clientId: 'clearbench',
  scopes: ['email'],
};

describe('check of the settings', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'clearbench-check-settings-'));
    writeFileSync(join(folder, 'secret'), secret);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const production = () => ({
    NODE_ENV: 'production',
    CLEARBENCH_PUBLIC_URL: 'https://bench.example.org',
    CLEARBENCH_EVENTSTORE_URL: 'esdb://admin:changeit-now@log:2113',
    CLEARBENCH_MONGODB_URL: 'mongodb://bench:hush-hush@documents:27017/clearbench',
    CLEARBENCH_SECRET_FILE: join(folder, 'secret'),
    CLEARBENCH_PROVIDERS: JSON.stringify([provider]),
    CLEARBENCH_PROVIDER_COMPANY_SECRET: 'client-secret-of-us',
    CLEARBENCH_SMTP_URL: 'smtps://robot:mail-password@mail.example.org',
    CLEARBENCH_MAIL_FROM: 'bench@bank.example',
    CLEARBENCH_CONTACT_TO: 'help@bank.example',
    CLEARBENCH_COMMAND_URLS: 'http://command:8081',
    CLEARBENCH_METRICS_TOKEN: 'token-of-the-scraper',
    CLEARBENCH_OTLP_URL: 'http://collector:4318',
    CLEARBENCH_OTLP_HEADERS: 'Authorization=Bearer%20collector-token',
  });

  it.each(everyProcess)('accepts valid settings of %s, and shows no secret', (kind) => {
    const { lines, isUsable } = checkSettings(kind, production());
    const text = lines.join('\n');
    expect([isUsable, text.includes('Wrong or missing')]).toEqual([true, false]);
    expect(text).not.toMatch(
      /changeit-now|hush-hush|the-secret-of|client-secret-of-us|mail-password|token-of-the|collector-token/,
    );
    expect(text).toMatch(/CLEARBENCH_MONGODB_URL +environment +mongodb:\/\/bench:•+@documents:27017\/clearbench/);
    expect(text).toMatch(/CLEARBENCH_SECRET +file .*secret +•+/);
    expect(text).toMatch(/CLEARBENCH_LOG_LEVEL +default +info/);
  });

  it('lists all invalid and missing settings at once', () => {
    const { CLEARBENCH_PROVIDERS: _, ...rest } = production();
    const env = { ...rest, CLEARBENCH_SECRET_FILE: '', PORT: 'eighty', CLEARBENCH_SMTP_USER: 'robot' };
    const { lines, isUsable } = checkSettings('command-service', env);
    const text = lines.join('\n');
    expect(isUsable).toBe(false);
    for (const name of ['PORT', 'CLEARBENCH_SECRET', 'CLEARBENCH_PROVIDERS'])
      expect(text).toMatch(new RegExp(`Wrong or missing:[\\s\\S]*\\n {2}${name} must`));
    expect(text).toContain('CLEARBENCH_SMTP_USER is not a setting. Did you mean CLEARBENCH_SMTP_URL?');
  });

  it('fails for an unknown name, and for an unreadable file', () => {
    expect(checkSettings('projections', { ...production(), CLEARBENCH_LOGLEVEL: 'warn' }).isUsable).toBe(false);
    const unreadable = checkSettings('projections', { ...production(), CLEARBENCH_SECRET_FILE: '/nowhere/secret' });
    expect(unreadable.isUsable).toBe(false);
    expect(unreadable.lines.join('\n')).toContain('CLEARBENCH_SECRET_FILE names /nowhere/secret');
  });

  it('names settings of other processes', () =>
    expect(checkSettings('projections', production()).lines.join('\n')).toContain(
      'CLEARBENCH_COMMAND_URLS is not read by this process, only by: query-service',
    ));

  it('names an unusable data folder, without creating one', () => {
    const file = join(folder, 'secret');
    expect(checkSettings('app', { CLEARBENCH_DATA: file }).lines.join('\n')).toContain(`CLEARBENCH_DATA names ${file}`);
    const fresh = join(folder, 'fresh');
    expect(checkSettings('app', { CLEARBENCH_DATA: fresh }).isUsable).toBe(true);
    expect(existsSync(fresh)).toBe(false);
  });

  it('is for one of the processes', () => {
    expect(processKindOf('query-service')).toBe('query-service');
    expect(() => processKindOf('query')).toThrow('--process must be one of app, command-service');
  });
});
