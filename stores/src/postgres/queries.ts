import pg, { type ClientBase, type CustomTypesConfig } from 'pg';
import { type Statement, textOf } from './sql.ts';

/** Runs statements on one connection. Columns of type bigint are numbers, bytea are buffers. */
export type Queries = {
  /** The rows as objects by column. */
  rows<R extends object>(statement: Statement): Promise<R[]>;
  /** The rows as arrays in the order of the columns, which is faster for many rows. */
  tuples<R extends readonly unknown[]>(statement: Statement): Promise<R[]>;
  /** The number of rows that the statement changed. */
  changes(statement: Statement): Promise<number>;
  /** Several statements without values, separated by semicolons. */
  script(text: string): Promise<void>;
};

/** PostgreSQL's number of the type bigint. */
const bigint = 20;

const columnTypes = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === bigint && format !== 'binary' ? Number : pg.types.getTypeParser(type, format as 'text'),
} as CustomTypesConfig;

/** Most texts of statements that connections keep prepared; texts depend on the shapes of collections. */
const mostPrepared = 1_000;
const names = new Map<string, string>();

const nameFor = (text: string): string | undefined => {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostPrepared) return known;
  const name = `clearbench_${names.size + 1}`;
  names.set(text, name);
  return name;
};

type Config = Pick<pg.QueryConfig, 'text' | 'name'> & { readonly types: CustomTypesConfig };

const configs = { kept: new WeakMap<readonly string[], Config>(), anew: new WeakMap<readonly string[], Config>() };

/** What all calls of a statement have in common. */
const configOf = (statement: Statement): Config => {
  const all = statement.isPlannedAnew ? configs.anew : configs.kept;
  const known = all.get(statement.parts);
  if (known) return known;
  const text = textOf(statement);
  const name = statement.isPlannedAnew ? undefined : nameFor(text);
  const config = { text, types: columnTypes, ...(name === undefined ? {} : { name }) };
  all.set(statement.parts, config);
  return config;
};

/** Inherits what is common: the driver copies each property of its own at every call. */
const callOf = (statement: Statement, more: object): pg.QueryConfig =>
  Object.assign(Object.create(configOf(statement)) as pg.QueryConfig, { values: [...statement.values] }, more);

/** `limit` is the longest wait for an answer in milliseconds, instead of that of the client. */
export const queriesOn = (client: Pick<ClientBase, 'query'>, limit?: number): Queries => {
  const limits = limit === undefined ? {} : { query_timeout: limit };
  const asArrays = { ...limits, rowMode: 'array' };
  return {
    rows: async <R extends object>(statement: Statement) => (await client.query(callOf(statement, limits))).rows as R[],
    tuples: async <R extends readonly unknown[]>(statement: Statement) =>
      (await client.query(callOf(statement, asArrays))).rows as unknown as R[],
    changes: async (statement) => (await client.query(callOf(statement, limits))).rowCount ?? 0,
    script: async (text) => void (await client.query(text)),
  };
};
