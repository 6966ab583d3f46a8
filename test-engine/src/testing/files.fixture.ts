import { clearingBic, senderBic } from './credit-transfer.fixture.ts';

/** Fields of a header by name, in their order; undefined removes a field. */
type HeaderChanges = Readonly<Record<string, string | undefined>>;

const asBulk = (document: string): string => {
  const namespace = /<Document xmlns="([^"]*)"/.exec(document)?.[1] ?? '';
  return document
    .replace(/<\?.*\?>\s*/, '')
    .replace(/<\/?Document[^>]*>\s*/g, '')
    .replace(/<(\w+)>/, `<$1 xmlns="${namespace}">`);
};

const written = (root: string, namespace: string, header: HeaderChanges, bulks: readonly string[]): string => {
  const fields = Object.entries(header).map(([name, text]) =>
    text === undefined ? '' : `<c:${name}>${text}</c:${name}>`,
  );
  return `<c:${root} xmlns:c="${namespace}">\n${fields.join('\n')}\n${bulks.map(asBulk).join('\n')}\n</c:${root}>\n`;
};

const header = (service: string, fileType: string): HeaderChanges => ({
  SndgInst: senderBic.slice(0, 8),
  RcvgInst: clearingBic,
  FileRef: 'REF1',
  SrvcId: service,
  TstCode: 'T',
  FType: fileType,
  FDtTm: '2026-03-02T09:59:00',
});

/** Counters by message type, which is recognised by its element. */
const counted = (bulks: readonly string[], counters: Readonly<Record<string, string>>): HeaderChanges =>
  Object.fromEntries(
    Object.entries(counters).map(([counter, element]) => [
      counter,
      String(bulks.filter((bulk) => bulk.includes(`<${element}>`)).length),
    ]),
  );

/** A valid file of credit transfers (ICF) with these messages and header changes. */
export const creditFileXml = (bulks: readonly string[], changes: HeaderChanges = {}): string => {
  const counters = counted(bulks, {
    NumCTBlk: 'FIToFICstmrCdtTrf',
    NumPCRBlk: 'FIToFIPmtCxlReq',
    NumRFRBlk: 'PmtRtr',
    NumROIBlk: 'RsltnOfInvstgtn',
    NumSRBlk: 'FIToFIPmtStsReq',
  });
  const fields = { ...header('SCT', 'ICF'), ...counters, ...changes };
  return written('CreditFile', 'urn:clearbench:csm:icf', fields, bulks);
};

/** A file of inquiries (IQF) of these messages. */
export const inquiryFileXml = (bulks: readonly string[], changes: HeaderChanges = {}): string => {
  const counters = counted(bulks, {
    NumCNRBlk: 'ClmNonRct',
    NumRMPBlk: 'ReqToModfyPmt',
    NumROIBlk: 'RsltnOfInvstgtn',
    NumSRBlk: 'FIToFIPmtStsReq',
  });
  const fields = { ...header('SCT', 'IQF'), ...counters, ...changes };
  return written('InquiryFile', 'urn:clearbench:csm:iqf', fields, bulks);
};

/** A file of direct debits (IDF) of these messages. */
export const debitFileXml = (bulks: readonly string[], changes: HeaderChanges = {}): string => {
  const counters = counted(bulks, {
    NumDDBlk: 'FIToFICstmrDrctDbt',
    NumPCRBlk: 'FIToFIPmtCxlReq',
    NumREJBlk: 'FIToFIPmtStsRpt',
    NumRETBlk: 'PmtRtr',
    NumREVBlk: 'FIToFIPmtRvsl',
  });
  const fields = { ...header('CORE', 'IDF'), ...counters, ...changes };
  return written('DebitFile', 'urn:clearbench:csm:idf', fields, bulks);
};
