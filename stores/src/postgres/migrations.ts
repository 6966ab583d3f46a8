import { Failure } from '@clearbench/contracts/failure';
import type { PostgresConnection } from './postgres-connection.ts';
import type { Queries } from './queries.ts';
import { sql } from './sql.ts';

/**
 * The tables of one port: each step brings the tables from the version before it to its own, the first one from none.
 * A released step never changes.
 */
export type Migrations = {
  /** Name of the port in the table of applied steps. */
  readonly part: string;
  /** Statements separated by semicolons; the version is the number of steps. */
  readonly steps: readonly string[];
};

/** Highest version of each part. */
type Versions = ReadonlyMap<string, number>;

const tableOfSteps = `
  CREATE TABLE IF NOT EXISTS applied_migration (
    part text NOT NULL,
    version integer NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (part, version)
  )`;

const versionsIn = async (queries: Queries): Promise<Versions> => {
  const [table] = await queries.rows<{ present: boolean }>(
    sql`SELECT to_regclass('applied_migration') IS NOT NULL AS present`,
  );
  if (!table?.present) return new Map();
  const rows = await queries.tuples<[string, number]>(
    sql`SELECT part, max(version) FROM applied_migration GROUP BY part`,
  );
  return new Map(rows);
};

/** Whether a step is missing; `store.newerSchema` {part, version, known} where a newer release made the tables. */
const isBehind = (versions: Versions, all: readonly Migrations[]): boolean => {
  for (const { part, steps } of all) {
    const version = versions.get(part) ?? 0;
    if (version > steps.length) throw new Failure('store.newerSchema', { part, version, known: steps.length });
  }
  return all.some(({ part, steps }) => (versions.get(part) ?? 0) < steps.length);
};

/**
 * Brings the tables to the newest version: one process at a time, all steps in one transaction. A role that may not
 * create tables can open a database whose tables another role made.
 */
export const migrate = async (connection: PostgresConnection, all: readonly Migrations[]): Promise<void> => {
  if (!isBehind(await connection.ask(versionsIn), all)) return;
  await connection.unlimited(async (queries) => {
    await queries.script('BEGIN');
    try {
      await queries.rows(
        sql`SELECT pg_advisory_xact_lock(hashtextextended('clearbench migrations ' || current_schema(), 0))::text`,
      );
      await queries.script(tableOfSteps);
      const versions = await versionsIn(queries);
      if (isBehind(versions, all)) for (const each of all) await apply(queries, each, versions.get(each.part) ?? 0);
      await queries.script('COMMIT');
    } catch (error) {
      await queries.script('ROLLBACK').catch(() => {});
      throw error;
    }
  });
};

const apply = async (queries: Queries, { part, steps }: Migrations, from: number): Promise<void> => {
  for (const [index, step] of steps.entries()) {
    if (index < from) continue;
    await queries.script(step);
    await queries.changes(sql`INSERT INTO applied_migration (part, version) VALUES (${part}, ${index + 1})`);
  }
};
