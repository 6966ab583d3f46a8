import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFiles } from './environment.ts';

describe('settings in files', () => {
  let file = '';
  beforeAll(() => {
    file = join(mkdtempSync(join(tmpdir(), 'clearbench-secrets-')), 'secret');
    writeFileSync(file, 'kept to oneself\n');
  });
  afterAll(() => rmSync(join(file, '..'), { recursive: true }));

  it('stand for what they hold; what is not ours is left alone', () => {
    const env = { CLEARBENCH_SECRET_FILE: file, OTHER_FILE: '/nowhere', PORT: '1' };
    expect(withFiles(env)).toEqual({ ...env, CLEARBENCH_SECRET: 'kept to oneself' });
  });

  it('are as good as not set where they are empty', () =>
    expect(withFiles({ HOST: '', CLEARBENCH_COMMANDS_PER_MINUTE: '', CLEARBENCH_SMTP_URL_FILE: '' })).toEqual({}));

  it('are refused where they cannot be read, or say what is said already', () => {
    const missing = { CLEARBENCH_SECRET_FILE: '/nowhere/at-all' };
    expect(() => withFiles(missing)).toThrow('CLEARBENCH_SECRET_FILE names /nowhere/at-all');
    expect(() => withFiles({ CLEARBENCH_SECRET_FILE: file, CLEARBENCH_SECRET: 'x' })).toThrow('say the same thing');
  });
});
