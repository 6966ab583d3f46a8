import type { Migrations } from '../../postgres/migrations.ts';
import type { PostgresCalls } from '../../postgres/postgres-connection.ts';
import { sql } from '../../postgres/sql.ts';
import type { MasterKeyStorage, MasterRow } from '../master-key.ts';

/**
 * `wrapped` is null for a destroyed key, and `purged` is true once the files of the table do not contain it any more.
 * Owners are bytes, because a text cannot contain U+0000. Statistics of the server would be copies of keys, which no
 * destruction reaches.
 */
export const keyMigrations: Migrations = {
  part: 'keys',
  steps: [
    `CREATE TABLE master_key (
       only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
       salt bytea NOT NULL,
       wrapped bytea NOT NULL
     );
     CREATE TABLE owner_key (
       owner bytea NOT NULL,
       number integer NOT NULL,
       made bigint NOT NULL,
       wrapped bytea,
       purged boolean NOT NULL DEFAULT false,
       PRIMARY KEY (owner, number)
     );
     ALTER TABLE master_key ALTER COLUMN wrapped SET STATISTICS 0;
     ALTER TABLE owner_key ALTER COLUMN wrapped SET STATISTICS 0`,
  ],
};

/** The row of the master key; `used` is the salt of the row that was read last. */
export const postgresMasterKeyStorage = ({ ask }: PostgresCalls): MasterKeyStorage & { used(): Uint8Array } => {
  let salt: Uint8Array = Buffer.alloc(0);
  const read = async (): Promise<MasterRow | undefined> => {
    const [row] = await ask(({ rows }) => rows<MasterRow>(sql`SELECT salt, wrapped FROM master_key`));
    salt = row?.salt ?? salt;
    return row;
  };
  return {
    read,
    used: () => salt,
    async add(row) {
      await ask(({ changes }) =>
        changes(
          sql`INSERT INTO master_key (salt, wrapped) VALUES (${row.salt}, ${row.wrapped}) ON CONFLICT DO NOTHING`,
        ),
      );
      return (await read()) ?? row;
    },
    // A new secret gets a new master key: see `renewMasterKey`.
    replace: () => Promise.reject(new Error('the master key is renewed, not replaced')),
  };
};
