import { mandatePath, pacs003, pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('D-04: Date of signature', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const path = `${mandatePath}/DtOfSgntr`;
  const signed = (date: string | undefined) => pacs003({ [path]: date });
  const ofOrder = (date: string) => pain008({ 'PmtInf/DrctDbtTxInf/DrctDbtTx/MndtRltdInf/DtOfSgntr': date });

  it('accepts dates up to that of the message', () => {
    accepts(signed('2025-10-15'));
    accepts(ofOrder('2025-10-15'));
  });

  it('warns of a day after the message and after the due date', () => {
    const created = { created: '2025-10-15' };
    reports(signed('2025-10-16'), { variant: 'afterCreation', path, severity: 'Warning', params: created });
    reports(signed('2025-10-21'), { variant: 'afterDue', severity: 'Warning', params: { due: '2025-10-20' } });
    reports(ofOrder('2025-10-16'), { variant: 'afterCreation', params: created });
    reports(ofOrder('2025-10-21'), { variant: 'afterDue' });
  });

  it('uses the date of the bulk if the collection has no due date', () =>
    reports(pacs003({ [path]: '2025-10-21', 'DrctDbtTxInf/ReqdColltnDt': undefined }), { variant: 'afterDue' }));

  it('reports a mandate without a date as an error', () =>
    reports(signed(undefined), { variant: 'missing', path: mandatePath, severity: 'Error' }));

  it('shows a correct and an incorrect example', () =>
    showsExamples(pacs003, { DtOfSgntr: 'DrctDbtTxInf/DrctDbtTx/MndtRltdInf', IntrBkSttlmDt: 'GrpHdr' }));
});
