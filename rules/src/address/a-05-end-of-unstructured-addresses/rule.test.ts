import { pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('A-05: End of unstructured addresses', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'CdtTrfTxInf/Dbtr/PstlAdr';
  const lines = '<Ctry>DE</Ctry><AdrLine>Am Markt 1, 89073 Ulm</AdrLine>';
  const settles = (date: string | undefined, address = lines) =>
    pacs008({ 'GrpHdr/IntrBkSttlmDt': date, [path]: address });

  it('accepts them until half a year before', () => accepts(settles('2026-05-18')));

  it('warns of them from then on, and says how long is left', () => {
    const finding = { variant: 'ends', path, severity: 'Warning' };
    reports(settles('2026-05-19'), { ...finding, params: { settles: '2026-05-19', ends: '2026-11-15', days: 180 } });
    reports(settles('2026-11-14'), { ...finding, params: { settles: '2026-11-14', ends: '2026-11-15', days: 1 } });
  });

  it('refuses them from the day on', () =>
    reports(settles('2026-11-16'), { variant: 'ended', path, severity: 'Error' }));

  it('uses the current day without a settlement date', () => {
    accepts(settles(undefined));
    reports(settles(undefined), { variant: 'ended' }, { now: '2026-11-14T23:30:00Z' });
  });

  it('uses the requested execution date of each group of an order', () => {
    const [creditor, execution] = ['PmtInf/CdtTrfTxInf/Cdtr/PstlAdr', 'PmtInf/ReqdExctnDt/Dt'];
    const wrong = { variant: 'ended', severity: 'Error', params: { settles: '2026-11-16', ends: '2026-11-15' } };
    accepts(pain001({ [creditor]: lines, [execution]: '2026-05-18' }));
    reports(pain001({ [creditor]: lines, [execution]: '2026-11-16' }), { ...wrong, path: creditor });
    reports(pain001({ 'PmtInf/Dbtr/PstlAdr': lines, [execution]: '2026-11-16' }), {
      ...wrong,
      path: 'PmtInf/Dbtr/PstlAdr',
    });
    const dateTime = { 'PmtInf/ReqdExctnDt': '<DtTm>2026-11-16T09:00:00Z</DtTm>' };
    reports(pain001({ [creditor]: lines, ...dateTime }), { ...wrong, path: creditor });
  });

  it('uses the requested collection date of an order of direct debits', () => {
    const debtor = 'PmtInf/DrctDbtTxInf/Dbtr/PstlAdr';
    accepts(pain008({ [debtor]: lines, 'PmtInf/ReqdColltnDt': '2026-05-18' }), { scheme: 'core' });
    reports(
      pain008({ [debtor]: lines, 'PmtInf/ReqdColltnDt': '2026-11-16' }),
      { variant: 'ended', path: debtor },
      { scheme: 'core' },
    );
  });

  it('accepts the other forms for good', () => {
    accepts(settles('2027-01-04', '<TwnNm>Ulm</TwnNm><Ctry>DE</Ctry><AdrLine>Am Markt 1</AdrLine>'));
    accepts(settles('2027-01-04', '<TwnNm>Ulm</TwnNm><Ctry>DE</Ctry>'));
  });

  it('does not bind earlier rulebooks', () => accepts(settles('2026-11-16'), { rbVersion: '2023' }));

  it('shows a correct and an incorrect example', () =>
    showsExamples(
      (changes, rb) => pacs008({ 'GrpHdr/IntrBkSttlmDt': '2026-11-16', ...changes }, rb),
      'CdtTrfTxInf/Dbtr',
    ));
});
