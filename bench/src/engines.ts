import { driversOnFakes } from './engines/drivers-on-fakes.ts';
import { postgresBesideSqlite } from './engines/postgres-beside-sqlite.ts';
import type { Benchmark } from './figure.ts';

/** The engines of a server: PostgreSQL on a real server beside SQLite, and the drivers of the others on fakes. */
export const engines: Benchmark = async () => [...(await postgresBesideSqlite()), ...(await driversOnFakes())];
