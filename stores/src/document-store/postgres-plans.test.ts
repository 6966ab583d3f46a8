import { checkpointMigrations } from '../checkpoint-store/postgres.ts';
import type { PostgresConnection } from '../postgres/postgres-connection.ts';
import type { Queries } from '../postgres/queries.ts';
import { type Statement, sql, textOf } from '../postgres/sql.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import type { Condition, Query } from './document-store.ts';
import { documentMigrations } from './postgres/collections.ts';
import { postgresDocumentStore } from './postgres.ts';

const files = 'file-list@3';
const indexes = [
  ['env', 'createdAt'],
  ['env', 'kind', 'createdAt'],
  ['env', 'type', 'createdAt'],
  ['env', 'type', 'valid', 'name'],
  ['name'],
];
const shape = { indexes, search: 'name' };
const total = 200_000;
const env: Condition = { field: 'env', is: 'e1' };
const type: Condition = { field: 'type', anyOf: ['t1', 't2', 't5'] };
const valid: Condition = { field: 'valid', is: true };
const created = (from: string, to: string): Condition => ({ field: 'createdAt', from, to });

/** Adds the documents within the server, and the indexes afterwards: one by one takes too long for a test. */
const fill = async ({ script, tuples }: Queries): Promise<void> => {
  const found = await tuples<[string, string]>(sql`SELECT indexname, indexdef FROM pg_indexes
    WHERE schemaname = current_schema() AND tablename = ${`documents:${files}`} AND indexname NOT LIKE '%pkey'`);
  for (const [name] of found) await script(`DROP INDEX "${name}"`);
  await script(`
    INSERT INTO "documents:${files}"
      (id, position, deleted, document, search, "field:env", "field:createdAt", "field:kind", "field:type", "field:valid", "field:name")
    SELECT convert_to(lpad(n::text, 7, '0'), 'UTF8'), n, false,
      format('{"env":"e%s","createdAt":"d%s","type":"t%s","valid":%s,"name":"file %s"}', n % 2,
        lpad((n * 7919 % ${total})::text, 6, '0'), n % 7, CASE WHEN n % 3 = 0 THEN 'false' ELSE 'true' END, n),
      'file ' || n, '\\x02' || convert_to('e' || n % 2, 'UTF8'),
      '\\x02' || convert_to('d' || lpad((n * 7919 % ${total})::text, 6, '0'), 'UTF8'),
      '\\x02' || convert_to('all', 'UTF8'), '\\x02' || convert_to('t' || n % 7, 'UTF8'),
      CASE WHEN n % 3 = 0 THEN '\\x018000000000000000'::bytea ELSE '\\x01bff0000000000000'::bytea END,
      '\\x02' || convert_to('file ' || n, 'UTF8')
    FROM generate_series(1, ${total}) n`);
  for (const [, definition] of found) await script(definition);
};

/** A part of a plan, as PostgreSQL describes it. */
type PlanNode = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
};

const nodesIn = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesIn)];

/** The rows that a part of a plan looked at. */
const rowsOf = (node: PlanNode): number =>
  node['Actual Loops'] *
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0));

onPostgres('PostgreSQL', ({ open }) =>
  describe(`query plans of PostgreSQL over ${total} documents`, () => {
    let connection: PostgresConnection;
    let asked: Statement[];

    /** A store whose statements are recorded. */
    const recorded = () => {
      asked = [];
      const ask: PostgresConnection['ask'] = (work) =>
        connection.ask((queries) => {
          const tuples: Queries['tuples'] = (statement) => {
            asked.push(statement);
            return queries.tuples(statement);
          };
          return work({ ...queries, tuples });
        });
      return postgresDocumentStore({ ...connection, ask });
    };
    /** The scans in the plans of the statements on the documents, with the number of rows that they looked at. */
    const scans = async () => {
      const plans: PlanNode[] = [];
      // A plan that is kept was made for the table as it was then.
      expect(asked.filter((each) => textOf(each).includes('documents:') && !each.isPlannedAnew)).toEqual([]);
      for (const statement of asked.filter((each) => textOf(each).includes('documents:'))) {
        const [row] = await connection.ask(({ tuples }) =>
          tuples<[[{ Plan: PlanNode }]]>(sql`EXPLAIN (ANALYZE, FORMAT JSON) ${statement}`),
        );
        if (row) plans.push(row[0][0].Plan);
      }
      const all = plans.flatMap(nodesIn).filter((node) => /^(?!Subquery|Function).* Scan$/.test(node['Node Type']));
      const rows = all.reduce((sum, node) => sum + rowsOf(node), 0);
      return { rows, types: all.map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''}`) };
    };
    /** The first three pages of a query. */
    const pages = async (query: Omit<Query, 'limit'>, limit = 30) => {
      const store = recorded();
      let after: string | undefined;
      for (let page = 0; page < 3; page += 1) {
        const { next, items } = await store.find(files, { ...query, limit, ...(after === undefined ? {} : { after }) });
        if (page === 0) expect(items.length).toBeGreaterThan(0);
        after = next;
        if (after === undefined) break;
      }
      return scans();
    };
    const withoutScan = (types: readonly string[]) => types.filter((each) => each.startsWith('Seq Scan'));

    const ordered: [string, Condition[], string, number][] = [
      ['by date', [env], 'createdAt', 1],
      ['by date within bounds', [env, created('d010000', 'd030000')], 'createdAt', 1],
      ['of some types by date', [env, type], 'createdAt', 3],
      [
        'of a kind that all have and one that none has, by date',
        [env, { field: 'kind', anyOf: ['all', 'none'] }],
        'createdAt',
        2,
      ],
      ['of a kind that all have', [env, { field: 'kind', is: 'all' }], 'createdAt', 1],
      ['of some types, valid or not, by name', [env, type, valid], 'name', 3],
      [
        'of one type and validity by name from a letter on',
        [valid, { field: 'type', is: 't1' }, env, { field: 'name', from: 'f' }],
        'name',
        1,
      ],
      ['by name alone', [], 'name', 1],
    ];

    const checkAll = async () => {
      for (const [name, where, field, ranges] of ordered) {
        for (const direction of ['ascending', 'descending'] as const) {
          const { rows, types } = await pages({ where, sort: { field, direction } });
          expect({
            name,
            direction,
            others: types.filter((each) => !each.startsWith('Index Scan by:')),
          }).toEqual({
            name,
            direction,
            others: [],
          });
          // Three pages, each with one more row than it shows, and the rows of the values.
          expect({ name, direction, rows: Math.max(rows, 3 * ranges * 31 + 9), types }).toEqual({
            name,
            direction,
            rows: 3 * ranges * 31 + 9,
            types,
          });
        }
      }
      for (const [search, most] of [
        ['123456', 10],
        ['file 19999', 1_000],
        ['nowhere', 0],
        ['file', 0],
      ] as const) {
        const store = recorded();
        await store.find(files, {
          where: [env],
          sort: { field: 'createdAt', direction: 'descending' },
          search,
          limit: 30,
        });
        const { rows, types } = await scans();
        expect(withoutScan(types)).toEqual([]);
        // The first rows of the order are compared in any case.
        expect({ search, rows: Math.max(rows, 2_000 + most), types }).toEqual({ search, rows: 2_000 + most, types });
      }
      const store = recorded();
      await store.getMany(files, ['0000001', '0100000', '0000007', '9999999']);
      await store.count(files, [env, valid, { field: 'type', is: 't1' }]);
      expect(withoutScan((await scans()).types)).toEqual([]);
    };

    it('read the rows of a page from an index, and no others, before and after the server has analysed the table', async () => {
      connection = await open([documentMigrations, checkpointMigrations]);
      await postgresDocumentStore(connection).prepare(files, shape);
      await connection.unlimited(fill);
      await checkAll();
      await connection.unlimited(({ script }) => script(`VACUUM ANALYZE "documents:${files}"`));
      await checkAll();
      const store = recorded();
      expect(await store.count(files, [env])).toBe(total / 2);
      expect((await scans()).types).toEqual([expect.stringMatching(/^Index Only Scan by:/)]);
    }, 180_000);
  }),
);
