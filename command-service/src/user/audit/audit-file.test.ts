import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';
import { auditFile } from './audit-file.ts';

const entry: AuditEntry = {
  position: 7,
  eventId: 'e7',
  at: '2026-11-20T08:00:00.000Z',
  kind: 'file',
  type: 'FileRenamed',
  stream: 'file-1',
  by: { actor: 'ada', name: '=HYPERLINK("x")' },
  about: 'a "b", c',
  changes: [{ field: 'fileName', before: 'first', after: 'second' }],
};

async function* some(count: number) {
  for (let index = 0; index < count; index += 1) yield entry;
}

const textOf = async (count: number, format: 'csv' | 'json'): Promise<string> => {
  const pieces: Uint8Array[] = [];
  for await (const piece of auditFile(some(count), format)) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
};

describe('audit as a file', () => {
  it('is a CSV without formulas', async () =>
    expect((await textOf(1, 'csv')).split('\r\n')).toEqual([
      '\uFEFFat,kind,type,by,byName,about,changes,position,eventId,token',
      `2026-11-20T08:00:00.000Z,file,FileRenamed,ada,"'=HYPERLINK(""x"")","a ""b"", c",fileName: first → second,7,e7,`,
      '',
    ]));

  it.each([0, 1, 3])('is a JSON list of %i entries', async (count) =>
    expect(JSON.parse(await textOf(count, 'json'))).toEqual(Array.from({ length: count }, () => entry)),
  );
});
