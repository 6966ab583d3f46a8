import type { Document } from 'bson';
import { refusal, unknown } from './values.fake.ts';

const ofEveryCommand: readonly string[] = [
  ...['$db', 'lsid', 'txnNumber', '$clusterTime', '$readPreference', 'readConcern', 'writeConcern'],
  ...['maxTimeMS', 'comment'],
];

/** The options that the fake imitates; every other one changes the result on a real server. */
const known: Readonly<Record<string, readonly string[]>> = {
  insert: ['documents', 'ordered'],
  update: ['updates', 'ordered'],
  delete: ['deletes', 'ordered'],
  findAndModify: ['query', 'update', 'upsert', 'new', 'sort'],
  find: ['filter', 'sort', 'limit', 'projection', 'batchSize', 'singleBatch', 'tailable', 'awaitData'],
  aggregate: ['pipeline', 'cursor'],
  getMore: ['collection', 'batchSize'],
  killCursors: ['cursors'],
  create: ['capped', 'size'],
  createIndexes: ['indexes'],
  dropIndexes: ['index'],
  listIndexes: ['cursor'],
  listCollections: ['filter', 'cursor', 'nameOnly', 'authorizedCollections'],
  drop: [],
  dropDatabase: [],
  compact: ['force'],
  ping: [],
  endSessions: [],
};

const ofWrites: Readonly<Record<string, readonly string[]>> = {
  updates: ['q', 'u', 'upsert', 'multi'],
  deletes: ['q', 'limit'],
};

/** Options whose given value is that of a server without the option. */
const isUsual = (name: string, value: unknown): boolean =>
  (name === 'collation' && (value as Document | null)?.locale === 'simple') || (name === 'remove' && value === false);

const requireFields = (subject: string, fields: Document, names: readonly string[]): void => {
  for (const [name, value] of Object.entries(fields))
    if (!names.includes(name) && !isUsual(name, value)) throw unknown(`${subject} with ${name}`);
};

const levels: readonly unknown[] = [undefined, 'local', 'available', 'majority'];

/** Refuses what the fake does not imitate: transactions, snapshots, collations, hints and other options. */
export const requireKnownFields = (body: Document): void => {
  const [name = ''] = Object.keys(body);
  if (body.startTransaction !== undefined || body.autocommit === false) throw unknown('transactions');
  const { level } = (body.readConcern ?? {}) as Document;
  if (!levels.includes(level)) throw unknown(`the read concern ${String(level)}`);
  const names = known[name];
  if (!names) return;
  requireFields(name, body, [name, ...ofEveryCommand, ...names]);
  for (const [list, ofWrite] of Object.entries(ofWrites))
    for (const write of (body[list] ?? []) as Document[]) requireFields(name, write, ofWrite);
};

type WriteConcern = { readonly w?: unknown };

/** Refuses write concerns that a single server cannot meet. */
export const requireConcern = ({ writeConcern }: Document, ofSet: boolean): void => {
  const { w = 1 } = (writeConcern ?? {}) as WriteConcern;
  if (ofSet || w === 'majority' || w === 0 || w === 1) return;
  const text =
    typeof w === 'number'
      ? "cannot use 'w' > 1 when a host is not replicated"
      : `cannot use non-majority 'w' mode "${String(w)}" when a host is not a member of a replica set`;
  throw refusal(2, 'BadValue', text);
};

/** The error of a write concern that a replica set of one member cannot meet; the write itself was executed. */
export const unmetConcern = ({ writeConcern }: Document): Document | undefined => {
  const { w = 1 } = (writeConcern ?? {}) as WriteConcern;
  if (w === 'majority' || w === 0 || w === 1) return undefined;
  if (typeof w === 'number')
    return { code: 100, codeName: 'UnsatisfiableWriteConcern', errmsg: 'Not enough data-bearing nodes' };
  const errmsg = `No write concern mode named '${String(w)}' found in replica set configuration`;
  return { code: 79, codeName: 'UnknownReplWriteConcern', errmsg };
};
