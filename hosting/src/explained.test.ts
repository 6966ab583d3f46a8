import { parseArgs } from 'node:util';
import { Failure } from '@clearbench/contracts/failure';
import { explained } from './explained.ts';
import { settingsError } from './settings/settings-error.ts';

const systemError = (code: string, syscall = 'listen') => Object.assign(new Error('no'), { code, syscall });

describe('an error for an operator', () => {
  it('names the one server that is meant', () => {
    const mongo = { server: 'MongoDB' };
    expect(explained(new Failure('store.unavailable', mongo))).toBe(
      'MongoDB cannot be reached. See CLEARBENCH_MONGODB_URL.',
    );
    const refused = new Failure('store.unavailable', {}, { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') });
    expect(explained(new Failure('store.unavailable', mongo, { cause: refused }))).toBe(
      'MongoDB cannot be reached (connect ECONNREFUSED 127.0.0.1:1). See CLEARBENCH_MONGODB_URL.',
    );
    expect(explained(new Failure('store.accessDenied', { server: 'EventStoreDB' }))).toMatch(
      /^EventStoreDB refuses these credentials.*CLEARBENCH_EVENTSTORE_URL/,
    );
    expect(explained(new Failure('store.badAddress', { ...mongo, reason: 'option nosuch is not supported' }))).toBe(
      'CLEARBENCH_MONGODB_URL cannot be read as an address of MongoDB: option nosuch is not supported.',
    );
  });

  it('names what else the address was said by', () =>
    expect(
      explained(new Failure('store.unavailable', { server: 'MongoDB' }), {
        EventStoreDB: '--to',
        MongoDB: '--contents',
      }),
    ).toBe('MongoDB cannot be reached. See --contents.'));

  it('names both where it is either', () =>
    expect(explained(new Failure('store.unavailable'))).toBe(
      'EventStoreDB or MongoDB cannot be reached. See CLEARBENCH_EVENTSTORE_URL and CLEARBENCH_MONGODB_URL.',
    ));

  it.each([
    ['EADDRINUSE', 'PORT'],
    ['EACCES', 'PORT'],
    ['EADDRNOTAVAIL', 'HOST'],
    ['ENOTFOUND', 'HOST'],
  ])('of code %s names %s', (code, name) => expect(explained(systemError(code))).toContain(name));

  it('says which file of a data folder is damaged, and what helps', () => {
    const damaged = (file: string, errcode = 11) => explained(Object.assign(new Error('malformed'), { errcode, file }));
    expect(damaged('/data/events.db')).toBe('/data/events.db is damaged. Restore a backup of the data folder.');
    expect(damaged('/data/contents.db', 26)).toContain('Restore a backup');
    expect(damaged('/data/documents.db', 267)).toContain('read models are built anew');
    expect(damaged('/data/events.db', 5)).toContain('explained.test');
  });

  it('of the system is what it says', () => {
    const missing = { errno: -2, code: 'ENOENT', syscall: 'open' };
    const error = Object.assign(new Error("ENOENT: no such file or directory, open '/nowhere/x'"), missing);
    expect(explained(error)).toBe("ENOENT: no such file or directory, open '/nowhere/x'");
  });

  it('of a command typed wrongly is what is wrong with it', () => {
    const typed = () => parseArgs({ args: ['--frm', 'x'], options: { from: { type: 'string' } } });
    const said = (work: () => unknown): string => {
      try {
        return String(work());
      } catch (error) {
        return explained(error);
      }
    };
    expect(said(typed)).toMatch(/^Unknown option '--frm'.*$/);
  });

  it('is its sentence, or, where nobody expected it, its place', () => {
    expect(explained(settingsError('set this'))).toBe('set this');
    expect(explained(new Error('surprise'))).toContain('explained.test');
    expect(explained(systemError('EACCES', 'open'))).toContain('explained.test');
  });
});
