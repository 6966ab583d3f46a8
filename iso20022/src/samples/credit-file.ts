import { pacs008 } from './pacs-008.ts';

/** Fields of a header by their names, in their order; undefined leaves one out. */
export type HeaderChanges = Readonly<Record<string, string | undefined>>;

const fieldsOf = (bulks: number): HeaderChanges => ({
  SndgInst: 'ZYDODEF0',
  RcvgInst: 'ZYCSDEF0',
  FileRef: 'F1',
  SrvcId: 'SCT',
  TstCode: 'T',
  FType: 'ICF',
  FDtTm: '2025-10-15T10:30:00',
  NumCTBlk: String(bulks),
  NumPCRBlk: '0',
  NumRFRBlk: '0',
  NumROIBlk: '0',
  NumSRBlk: '0',
});

/** A message as written in a file: its element declares the namespace, and there is no Document around it. */
export const bulkOf = (document: string): string => {
  const namespace = /<Document xmlns="([^"]*)"/.exec(document)?.[1] ?? '';
  return document
    .replace(/<\?.*\?>\s*/, '')
    .replace(/<\/?Document[^>]*>\s*/g, '')
    .replace(/<(\w+)>/, `<$1 xmlns="${namespace}">`);
};

/** A file of that namespace. */
export const writtenFile = (namespace: string, header: HeaderChanges, bulks: readonly string[]): string => {
  const fields = Object.entries(header)
    .map(([name, text]) => (text === undefined ? '' : `<c:${name}>${text}</c:${name}>\n`))
    .join('');
  return `<c:CreditFile xmlns:c="${namespace}">\n${fields}${bulks.map(bulkOf).join('\n')}\n</c:CreditFile>\n`;
};

/** A clean file to the clearing (ICF) of credit transfers, one where nothing else is said, with changes to its header. */
export const creditFile = (changes: HeaderChanges = {}, bulks: readonly string[] = [pacs008()]): string =>
  writtenFile('urn:clearbench:csm:icf', { ...fieldsOf(bulks.length), ...changes }, bulks);
