import type { Breaking } from '../breakable.ts';
import { rewrite, set } from '../operations.ts';

const oneMore = (old: string): string => String(Number(old) + 1);
const counters = ['NumCTBlk', 'NumPCRBlk', 'NumRFRBlk', 'NumROIBlk', 'NumSRBlk', 'NumDDBlk', 'NumRJTBlk', 'NumRVSBlk'];

export const fileHeaderBreakings: Readonly<Record<string, readonly Breaking[]>> = {
  'H-01': [set('FType', 'NOT')],
  'H-02': [set('SndgInst', 'ZYXXDEF0')],
  'H-03': [set('SrvcId', 'XYZ'), set('SrvcId', 'B2B')],
  'H-04': [set('TstCode', (old) => (old === 'T' ? 'P' : 'T')), set('TstCode', 'X')],
  'H-06': [set('FileRef', 'a-251015-1'), set('FileRef', '')],
  'H-07': [set('FDtTm', '2015-09-15T10:30:00')],
  'H-08': [
    ...counters.map((counter) => set(counter, oneMore)),
    rewrite(/(Num\w+Blk>)(\d+)</, (found) => found.replace(/\d+/, oneMore)),
  ],
};
