import { onPostgres } from '@clearbench/stores/testing/postgres.fixture';
import { migrateCommand } from './migrate-command.ts';

const run = async (args: readonly string[], env: Readonly<Record<string, string>>) => {
  const printed: string[] = [];
  const print = (text: string): void => void printed.push(text);
  return { exitCode: await migrateCommand(args, { out: print, err: print, env }), printed: printed.join('\n') };
};

describe('npm run migrate', () => {
  it('needs the address of a PostgreSQL database', async () => {
    expect(await run([], {})).toEqual({
      exitCode: 1,
      printed: expect.stringContaining('CLEARBENCH_POSTGRES_URL must be set'),
    });
    expect(await run(['--role', 'me'], {})).toEqual({ exitCode: 1, printed: expect.stringContaining("'--role'") });
    expect(await run(['--help'], {})).toEqual({ exitCode: 0, printed: expect.stringContaining('--worker ROLE') });
  });
});

onPostgres('npm run migrate on a database', (database) => {
  it('makes the tables, also again, and names a role that does not exist', async () => {
    const env = { CLEARBENCH_POSTGRES_URL: await database.newSchemaUrl() };
    for (const time of ['first', 'second'])
      expect({ time, ...(await run([], env)) }).toEqual({ time, exitCode: 0, printed: 'The tables are complete.' });
    expect(await run(['--worker', 'no_such_role'], env)).toEqual({
      exitCode: 1,
      printed: 'PostgreSQL: role "no_such_role" does not exist',
    });
  });
});
