import { outlineRows, rowAtLine } from './outline-rows.ts';

const entry = (depth: number, element: string, line: number, value?: string) => ({
  path: `/${element}`,
  element,
  name: `Name of ${element}`,
  line,
  depth,
  ...(value === undefined ? {} : { value }),
});
const entries = [
  entry(0, 'Document', 1),
  entry(1, 'GrpHdr', 2),
  entry(2, 'MsgId', 3, 'MSG-1'),
  entry(1, 'CdtTrfTxInf', 5),
  entry(2, 'EndToEndId', 6, 'E2E-7'),
];
const none = new Set<string>();
const elements = (...args: Parameters<typeof outlineRows>) => outlineRows(...args).map((row) => row.entry.element);

describe('rows of the outline', () => {
  it('contain all entries at first', () => {
    expect(elements(entries, none, '')).toEqual(['Document', 'GrpHdr', 'MsgId', 'CdtTrfTxInf', 'EndToEndId']);
  });

  it('omit collapsed entries', () => {
    expect(elements(entries, new Set(['/GrpHdr']), '')).toEqual(['Document', 'GrpHdr', 'CdtTrfTxInf', 'EndToEndId']);
    expect(elements(entries, new Set(['/Document']), '')).toEqual(['Document']);
  });

  it('show a match with its ancestors, also if they are collapsed', () => {
    expect(elements(entries, new Set(['/CdtTrfTxInf']), 'e2e-7')).toEqual(['Document', 'CdtTrfTxInf', 'EndToEndId']);
    expect(elements(entries, none, 'name of msgid')).toEqual(['Document', 'GrpHdr', 'MsgId']);
  });

  it('follow a line of the text', () => {
    const rows = outlineRows(entries, none, '');
    expect(rowAtLine(rows, 4)).toBe(2);
    expect(rowAtLine(rows, 6)).toBe(4);
    expect(rowAtLine(rows, 0)).toBe(-1);
  });
});
