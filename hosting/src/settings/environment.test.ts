import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFiles } from './environment.ts';

describe('settings in files', () => {
  let file = '';
  beforeAll(() => {
    file = join(mkdtempSync(join(tmpdir(), 'clearbench-secrets-')), 'secret');
    writeFileSync(file, 'a secret in a file\n');
  });
  afterAll(() => rmSync(join(file, '..'), { recursive: true }));

  it('replace the variable; variables of other programs stay', () => {
    const env = { CLEARBENCH_SECRET_FILE: file, OTHER_FILE: '/nowhere', PORT: '1' };
    expect(withFiles(env)).toEqual({ ...env, CLEARBENCH_SECRET: 'a secret in a file' });
  });

  it('count as unset if they are empty', () =>
    expect(withFiles({ HOST: '', CLEARBENCH_COMMANDS_PER_MINUTE: '', CLEARBENCH_SMTP_URL_FILE: '' })).toEqual({}));

  it('are refused if they cannot be read or if the variable is set, too', () => {
    const missing = { CLEARBENCH_SECRET_FILE: '/nowhere/at-all' };
    expect(() => withFiles(missing)).toThrow('CLEARBENCH_SECRET_FILE names /nowhere/at-all');
    expect(() => withFiles({ CLEARBENCH_SECRET_FILE: file, CLEARBENCH_SECRET: 'x' })).toThrow('set one of them');
  });
});
