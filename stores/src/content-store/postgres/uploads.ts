import { randomUUID } from 'node:crypto';
import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerHour, millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import type { Migrations } from '../../postgres/migrations.ts';
import type { PostgresConnection } from '../../postgres/postgres-connection.ts';
import { hasState } from '../../postgres/postgres-errors.ts';
import { plannedAnew, sql } from '../../postgres/sql.ts';
import { notedEvery, type StoredContent } from '../content-store.ts';

/**
 * An upload gets its `sha256` with its last piece, and is invisible before. `put_at` is the instant of the last put, or
 * of the last piece of an unfinished upload, in milliseconds since 1970. Pieces are compressed already.
 */
export const contentMigrations: Migrations = {
  part: 'contents',
  steps: [
    `CREATE TABLE content (
       upload uuid PRIMARY KEY,
       sha256 bytea UNIQUE,
       size bigint,
       put_at bigint NOT NULL
     );
     CREATE INDEX unfinished_content ON content (put_at) WHERE sha256 IS NULL;
     CREATE TABLE piece (
       upload uuid NOT NULL REFERENCES content ON DELETE CASCADE,
       number integer NOT NULL,
       bytes bytea NOT NULL,
       PRIMARY KEY (upload, number)
     );
     ALTER TABLE piece ALTER COLUMN bytes SET STORAGE EXTERNAL, ALTER COLUMN bytes SET STATISTICS 0`,
  ],
};

/** A complete content. */
export type ContentRow = { readonly upload: string; readonly size: number; readonly putAt: number };

/** An upload without a new piece for this time is a leftover. */
export const patienceInMilliseconds = millisecondsPerHour;

/** An unfinished upload is marked as running this often at most. */
const markedEvery = millisecondsPerMinute;

const [uniqueViolation, foreignKeyViolation] = ['23505', '23503'];

const stoodStill = (): Failure =>
  new Failure('store.unavailable', {}, { cause: new Error('an upload stood still for too long, and was removed') });

const bytesOf = (sha256: string): Buffer => Buffer.from(sha256, 'hex');

/**
 * The rows of contents, with the start and the end of uploads. Rows are looked up with a plan for the tables as they are:
 * one that was made for small tables would be kept while they grow.
 */
export const postgresUploads = ({ ask, transaction }: PostgresConnection, now: () => number) => {
  const row = (sha256: string): Promise<ContentRow | undefined> =>
    ask(async ({ rows }) => {
      const found = sql`SELECT upload, size, put_at AS "putAt" FROM content WHERE sha256 = ${bytesOf(sha256)}`;
      return (await rows<ContentRow>(plannedAnew(found)))[0];
    });
  /** Records a repeated put. Returns the upload of the stored content. */
  const touched = (sha256: string) => sql`UPDATE content SET put_at = ${now()} WHERE sha256 = ${bytesOf(sha256)}`;
  const discard = (upload: string): Promise<void> =>
    ask(async ({ changes }) => void (await changes(sql`DELETE FROM content WHERE upload = ${upload}`)));

  return {
    row,
    discard,
    begin: () => randomUUID(),
    touch: (sha256: string): Promise<boolean> => ask(async ({ changes }) => (await changes(touched(sha256))) > 0),
    piece: (upload: string, number: number): Promise<Buffer | undefined> =>
      ask(async ({ tuples }) => {
        const one = sql`SELECT bytes FROM piece WHERE upload = ${upload} AND number = ${number}`;
        return (await tuples<[Buffer]>(plannedAnew(one)))[0]?.[0];
      }),
    /** Stores a content of at most one piece by one statement. */
    putShort: ({ sha256, size }: StoredContent, piece: Uint8Array | undefined): Promise<void> => {
      const upload = randomUUID();
      return ask(async ({ changes }) => {
        await changes(sql`
          WITH kept AS (
            INSERT INTO content AS stored VALUES (${upload}, ${bytesOf(sha256)}, ${size}, ${now()})
            ON CONFLICT (sha256) DO UPDATE SET put_at = excluded.put_at
            WHERE stored.put_at <= excluded.put_at - ${notedEvery}::bigint RETURNING upload
          )
          INSERT INTO piece SELECT upload, 0, ${piece ?? null}::bytea FROM kept
          WHERE upload = ${upload} AND ${piece !== undefined} ON CONFLICT DO NOTHING`);
      });
    },
    /** The first piece registers the upload; a later one fails where the upload was removed as a leftover. */
    async addPiece(upload: string, number: number, bytes: Uint8Array): Promise<void> {
      const mark =
        number === 0
          ? sql`INSERT INTO content (upload, put_at) VALUES (${upload}, ${now()}) ON CONFLICT DO NOTHING`
          : sql`UPDATE content SET put_at = ${now()} WHERE upload = ${upload} AND put_at <= ${now() - markedEvery}`;
      const add = sql`WITH marked AS (${mark}) INSERT INTO piece VALUES (${upload}, ${number}, ${bytes})
        ON CONFLICT DO NOTHING`;
      await ask(({ changes }) => changes(add)).catch((error: unknown) => {
        throw hasState(error, foreignKeyViolation) ? stoodStill() : error;
      });
    },
    /**
     * Turns an upload into a content, unless another upload of the same content finished first; then that one is marked
     * as put again, and this one is removed.
     */
    async finish(upload: string, { sha256, size }: StoredContent): Promise<void> {
      const attempt = () =>
        transaction(async ({ changes, tuples }) => {
          const [other] = await tuples<[string]>(sql`${touched(sha256)} RETURNING upload`);
          // It is the same upload where the answer to the first attempt was lost.
          if (other?.[0] === upload) return;
          const own = sql`upload = ${upload} AND sha256 IS NULL`;
          if (other) return void (await changes(sql`DELETE FROM content WHERE ${own}`));
          const named = sql`UPDATE content SET sha256 = ${bytesOf(sha256)}, size = ${size}, put_at = ${now()} WHERE ${own}`;
          if ((await changes(named)) === 0) throw stoodStill();
        });
      // Where another upload of the same content finishes at the same moment, the second attempt finds it.
      await attempt().catch((error: unknown) => {
        if (!hasState(error, uniqueViolation)) throw error;
        return attempt();
      });
    },
    /** Removes a content last put before an instant. */
    async remove(sha256: string, putBefore: number): Promise<boolean> {
      const found = await row(sha256);
      if (!found || found.putAt >= putBefore) return false;
      await ask(({ changes }) =>
        changes(sql`DELETE FROM content WHERE upload = ${found.upload} AND put_at < ${putBefore}`),
      );
      // The number of removed rows is wrong where the first answer was lost.
      return (await row(sha256))?.upload !== found.upload;
    },
    /** Removes what is left of uploads whose process ended. */
    sweep: (): Promise<void> =>
      ask(async ({ changes }) => {
        const oldest = now() - patienceInMilliseconds;
        await changes(sql`DELETE FROM content WHERE sha256 IS NULL AND put_at < ${oldest}`);
      }),
  };
};

/** See `postgresUploads`. */
export type PostgresUploads = ReturnType<typeof postgresUploads>;
