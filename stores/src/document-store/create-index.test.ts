import { createIndex } from './create-index.ts';

const statement = 'CREATE INDEX by_name ON file (name)';

/** A database whose first statement fails with a code of SQLite. */
const failing = (errcode: number) => {
  const executed: string[] = [];
  const exec = (text: string): void => {
    executed.push(text);
    if (executed.length === 1) throw Object.assign(new Error('it failed'), { errcode });
  };
  return { sql: { exec }, executed };
};

describe('an index of many rows', () => {
  it.each([
    ['no folder for temporary files is usable', 6_410],
    ['a temporary file cannot be opened', 14],
  ])('is sorted in memory where %s', (_, errcode) => {
    const { sql, executed } = failing(errcode);
    createIndex(sql, statement);
    expect(executed).toEqual([statement, `PRAGMA temp_store = MEMORY; ${statement}`]);
  });

  it.each([
    ['the disk is full', 13],
    ['a write failed', 778],
    ['the file is damaged', 11],
  ])('is not created where %s', (_, errcode) => {
    const { sql, executed } = failing(errcode);
    expect(() => createIndex(sql, statement)).toThrow('it failed');
    expect(executed).toEqual([statement]);
  });
});
