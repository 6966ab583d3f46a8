import { pacs002 } from '../samples/answers.ts';
import { type HeaderChanges, writtenFile } from '../samples/credit-file.ts';

const fields: HeaderChanges = {
  SndgInst: 'ZYCSDEF0',
  RcvgInst: 'ZYDODEF0',
  FileRef: 'V1',
  SrvcId: 'SCT',
  TstCode: 'T',
  FType: 'CVF',
  FDtTm: '2025-10-15T10:30:00',
  OrigFRef: 'F1',
  OrigDtTm: '2025-10-15T10:29:00',
  FileRjctRsn: 'A00',
  FileBusDt: '2025-10-15',
  FileCycleNo: '01',
};

/** A valid file from the clearing (CVF) with one status report and changes to its header. */
export const statusFile = (changes: HeaderChanges = {}): string =>
  writtenFile('urn:clearbench:csm:cvf', { ...fields, ...changes }, [pacs002()]);
