import { ruleSpec } from '../rule-spec.ts';
import { pacs008 } from '../samples/pacs-008.ts';
import { noEndToEndId } from './i-03-no-end-to-end-id.ts';

describe('I-03: no reference is written NOTPROVIDED', () => {
  const { accepts, reports } = ruleSpec(noEndToEndId);
  const path = 'CdtTrfTxInf/PmtId/EndToEndId';

  it.each(['NOTPROVIDED', 'INVOICE-4711', 'NA-2025', 'NOTE 7', 'NOTPROVIDED1'])('accepts %s', (id) =>
    accepts(pacs008({ [path]: id })),
  );

  it.each(['NOT PROVIDED', 'NotProvided', 'N/A', 'NA', 'NONE', '-', 'NOT AVAILABLE'])('warns of %s', (value) =>
    reports(pacs008({ [path]: value }), { path, value, expected: 'NOTPROVIDED', severity: 'Warning' }),
  );
});
