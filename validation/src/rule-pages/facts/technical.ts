import type { FactsById } from './rule-facts.ts';

/** Rules of every file: text, message, structure, values. */
export const technicalFacts: FactsById = {
  'T-01': {
    codes: ['FF01'],
    right: '<Nm>Meier &amp; Sons</Nm>',
    wrong: '<Nm>Meier & Sons<Nm>',
  },
  'T-02': {
    codes: ['FF01'],
    right: '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"/>',
    wrong: '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.06"/>',
  },
  'T-03': {
    codes: ['FF01', 'XT13', 'XT33'],
    right: '<PmtId>\n  <EndToEndId>INVOICE-4711</EndToEndId>\n  <TxId>ZYDO-TX-0001</TxId>\n</PmtId>',
    wrong: '<PmtId>\n  <TxId>ZYDO-TX-0001</TxId>\n  <EndToEndId>INVOICE-4711</EndToEndId>\n</PmtId>',
  },
  'T-04': { unconfirmed: true, right: '<Nm>Anna Beispiel</Nm>', wrong: '<Nm> Anna Beispiel </Nm>' },
  'T-05': { codes: ['XT90'], right: '<Nm>Zoe Mueller</Nm>', wrong: '<Nm>Zoë Müller</Nm>' },
  'T-06': { right: '<EndToEndId>INVOICE/4711</EndToEndId>', wrong: '<EndToEndId>INVOICE//4711</EndToEndId>' },
  'T-07': { unconfirmed: true, right: '<MsgId>ZYDO-20251015-0001</MsgId>', wrong: '<MsgId>ZYDO 20251015 0001</MsgId>' },
  'T-08': {
    unconfirmed: true,
    right: '<CreDtTm>2025-10-15T10:30:00</CreDtTm>',
    wrong: '<CreDtTm>2015-10-15T10:30:00</CreDtTm>',
  },
  'T-09': {
    right:
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"\nxmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"\nxsi:schemaLocation="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08 pacs.008.001.08.xsd"/>',
    wrong:
      '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08"\nxmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"\nxsi:schemaLocation="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.02 pacs.008.001.02.xsd"/>',
  },
};
