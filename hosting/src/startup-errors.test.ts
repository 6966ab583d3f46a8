import { parseArgs } from 'node:util';
import { Failure } from '@clearbench/contracts/failure';
import { settingsError } from './settings/settings-error.ts';
import { startupErrorText } from './startup-errors.ts';

const systemError = (code: string, syscall = 'listen') => Object.assign(new Error('no'), { code, syscall });

describe('error for an operator', () => {
  it('names the affected server', () => {
    const mongo = { server: 'MongoDB' };
    expect(startupErrorText(new Failure('store.unavailable', mongo))).toBe(
      'MongoDB cannot be reached. See CLEARBENCH_MONGODB_URL.',
    );
    const refused = new Failure('store.unavailable', {}, { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') });
    expect(startupErrorText(new Failure('store.unavailable', mongo, { cause: refused }))).toBe(
      'MongoDB cannot be reached (connect ECONNREFUSED 127.0.0.1:1). See CLEARBENCH_MONGODB_URL.',
    );
    expect(startupErrorText(new Failure('store.accessDenied', { server: 'EventStoreDB' }))).toMatch(
      /^EventStoreDB refuses these credentials.*CLEARBENCH_EVENTSTORE_URL\.$/,
    );
    expect(startupErrorText(new Failure('store.accessDenied', { server: 'PostgreSQL' }))).toMatch(
      /^PostgreSQL refuses these credentials.*CLEARBENCH_POSTGRES_URL\. .*npm run migrate/,
    );
    expect(
      startupErrorText(new Failure('store.badAddress', { ...mongo, reason: 'option nosuch is not supported' })),
    ).toBe('CLEARBENCH_MONGODB_URL cannot be read as an address of MongoDB: option nosuch is not supported.');
  });

  it('names the command-line option where it gave the address', () =>
    expect(
      startupErrorText(new Failure('store.unavailable', { server: 'MongoDB' }), {
        EventStoreDB: '--to',
        MongoDB: '--contents',
        PostgreSQL: '--to',
      }),
    ).toBe('MongoDB cannot be reached. See --contents.'));

  it('names all servers where each is possible', () =>
    expect(startupErrorText(new Failure('store.unavailable'))).toBe(
      'EventStoreDB or MongoDB or PostgreSQL cannot be reached. See CLEARBENCH_EVENTSTORE_URL and CLEARBENCH_MONGODB_URL and CLEARBENCH_POSTGRES_URL.',
    ));

  it('names the versions of tables of a newer release', () =>
    expect(startupErrorText(new Failure('store.newerSchema', { part: 'log', version: 3, known: 2 }))).toContain(
      'log: version 3, and this release knows 2',
    ));

  it.each([
    ['EADDRINUSE', 'PORT'],
    ['EACCES', 'PORT'],
    ['EADDRNOTAVAIL', 'HOST'],
    ['ENOTFOUND', 'HOST'],
  ])('of code %s names %s', (code, name) => expect(startupErrorText(systemError(code))).toContain(name));

  it('names the damaged file of a data folder, with instructions', () => {
    const damaged = (file: string, errcode = 11) =>
      startupErrorText(Object.assign(new Error('malformed'), { errcode, file }));
    expect(damaged('/data/events.db')).toMatch(/^\/data\/events.db is damaged.*Restore a backup/);
    expect(damaged('/data/contents.db', 26)).toContain('Restore a backup');
    expect(damaged('/data/documents.db', 267)).toContain('read models are built anew');
    expect(damaged('/data/events.db', 5)).toContain('startup-errors.test');
  });

  it('of the system is its own message', () => {
    const missing = { errno: -2, code: 'ENOENT', syscall: 'open' };
    const error = Object.assign(new Error("ENOENT: no such file or directory, open '/nowhere/x'"), missing);
    expect(startupErrorText(error)).toBe("ENOENT: no such file or directory, open '/nowhere/x'");
  });

  it('of a wrong command is its own message', () => {
    const typed = () => parseArgs({ args: ['--frm', 'x'], options: { from: { type: 'string' } } });
    const output = (work: () => unknown): string => {
      try {
        return String(work());
      } catch (error) {
        return startupErrorText(error);
      }
    };
    expect(output(typed)).toMatch(/^Unknown option '--frm'.*$/);
  });

  it('is its message, or for an unexpected error its stack trace', () => {
    expect(startupErrorText(settingsError('set this'))).toBe('set this');
    expect(startupErrorText(new Error('surprise'))).toContain('startup-errors.test');
    expect(startupErrorText(systemError('EACCES', 'open'))).toContain('startup-errors.test');
  });
});
