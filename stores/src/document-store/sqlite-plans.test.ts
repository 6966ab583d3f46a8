import { type Database, openDatabase } from '../sqlite/database.ts';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import type { Condition, DocumentStore, Query } from './document-store.ts';
import { sqliteDocumentStore } from './sqlite.ts';

const scratch = scratchFolder();
const files = 'file-list@3';
const indexes = [['env', 'createdAt'], ['env', 'type', 'createdAt'], ['env', 'type', 'valid', 'name'], ['name']];
const env: Condition = { field: 'env', is: 'e1' };
const type: Condition = { field: 'type', anyOf: ['pacs.008', 'pacs.002', 'camt.056'] };
const valid: Condition = { field: 'valid', is: true };

describe('query plans of sqlite', () => {
  let database: Database;
  let store: DocumentStore;
  let statements: string[];

  beforeEach(async () => {
    database = openDatabase(scratch());
    statements = [];
    const statement = (text: string) => {
      statements.push(text);
      return database.statement(text);
    };
    store = sqliteDocumentStore({ ...database, statement });
    await store.prepare(files, { indexes, search: 'name' });
    const changes = Array.from({ length: 400 }, (_, n) => {
      const document = {
        env: `e${n % 2}`,
        type: 'pacs.008',
        valid: n % 3 > 0,
        createdAt: `2026-${n}`,
        name: `file ${n}`,
      };
      return { id: `${n}`, position: n + 1, document: n % 50 === 0 ? { ...document, createdAt: null } : document };
    });
    await store.apply(files, changes);
  });
  afterEach(() => store.close());

  /** SQLite's plans for the first page of a query and for the following pages. */
  const plansOf = async (query: Omit<Query, 'limit'>) => {
    statements = [];
    let after: string | undefined;
    do {
      const page = await store.find(files, { ...query, limit: 30, ...(after === undefined ? {} : { after }) });
      after = page.next;
    } while (after !== undefined);
    const texts = statements.filter((text) => text.startsWith('SELECT id'));
    expect(texts.filter((text) => /\bOFFSET\b/i.test(text))).toEqual([]);
    return texts
      .flatMap((text) => database.statement(`EXPLAIN QUERY PLAN ${text}`).all())
      .map(({ detail }) => String(detail));
  };

  it.each([
    ['by date', [env], 'createdAt'],
    ['by date within bounds', [env, { field: 'createdAt', from: '2026-1', to: '2026-3' }], 'createdAt'],
    ['of some types by date', [env, type], 'createdAt'],
    ['of some types, valid or not, by name', [env, type, valid], 'name'],
    [
      'of one type and validity by name from a letter on',
      [valid, { field: 'type', is: 'pacs.008' }, env, { field: 'name', from: 'f' }],
      'name',
    ],
  ] as [string, Condition[], string][])('walk an index %s', async (_, where, field) => {
    for (const direction of ['ascending', 'descending'] as const) {
      const plans = await plansOf({ where, sort: { field, direction } });
      expect(plans.length).toBeGreaterThan(0);
      expect(
        plans.filter((plan) => !/^SEARCH "?documents\S* USING INDEX \S*by_\S* \(\S+env=\? AND/.test(plan)),
      ).toEqual([]);
    }
  });

  it('scan the index of a single sort field', async () => {
    const plans = await plansOf({ where: [], sort: { field: 'name', direction: 'descending' } });
    expect(plans.filter((plan) => !plan.startsWith('SEARCH'))).toEqual([]);
  });

  it('look up the documents of a rare word by their rows', async () => {
    const plans = await plansOf({
      where: [env],
      sort: { field: 'createdAt', direction: 'ascending' },
      search: 'file 39',
    });
    expect(plans.filter((plan) => /SCAN (?!json_each)/.test(plan))).toEqual([]);
    expect(plans).toContainEqual(expect.stringMatching(/SEARCH \S+ USING INTEGER PRIMARY KEY/));
  });

  it('count through an index', async () => {
    statements = [];
    await store.count(files, [env, valid, { field: 'type', is: 'pacs.008' }]);
    const [text = ''] = statements;
    const [plan] = database.statement(`EXPLAIN QUERY PLAN ${text}`).all();
    expect(plan?.detail).toMatch(/^SEARCH .* USING (COVERING )?INDEX/);
  });
});
