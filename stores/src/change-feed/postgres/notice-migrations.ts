import type { Migrations } from '../../postgres/migrations.ts';

/** The notices of the last minutes, for readers that were interrupted; unlogged, because a lost notice is read again. */
const table = `
  CREATE UNLOGGED TABLE recent_notice (
    publisher text NOT NULL,
    number bigint NOT NULL,
    published_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    notices text NOT NULL,
    PRIMARY KEY (publisher, number)
  )`;

export const noticeMigrations: Migrations = { part: 'notices', steps: [table] };
