import { postgresName } from '../../postgres/postgres-names.ts';
import { identifier, type Statement } from '../../postgres/sql.ts';

/** The table of a collection. */
export const tableOf = (name: string): Statement => identifier(postgresName('documents', name));

/** The column with the keys of a declared field. */
export const columnOf = (field: string): Statement => identifier(postgresName('field', field));
