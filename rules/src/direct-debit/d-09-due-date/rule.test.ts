import { pacs003 } from '@clearbench/iso20022/samples/pacs-003';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const bulk = 'GrpHdr/IntrBkSttlmDt';
const requestedDate = 'DrctDbtTxInf/ReqdColltnDt';

describe('D-09: Due date of a direct debit', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const due = (date: string, settles = date) => pacs003({ [bulk]: settles, [requestedDate]: date });

  it('accepts the next bank day, fourteen days, and a closed due date settled on the next open day', () => {
    accepts(due('2025-10-16'));
    accepts(due('2025-10-29'));
    accepts(due('2025-10-18', '2025-10-20'));
  });

  it('reports another day than the due date', () => {
    const params = { settles: '2025-10-20', expected: '2025-10-21' };
    reports(due('2025-10-21', '2025-10-20'), { variant: 'otherDay', path: requestedDate, value: '2025-10-21', params });
  });

  it('reports a collection that is due the same day', () => {
    const params = { last: '2025-10-14', today: '2025-10-15' };
    reports(due('2025-10-15'), { variant: 'late', path: bulk, expected: '>= 2025-10-16', params });
  });

  it('counts bank days: on a Saturday Monday is too soon', () =>
    reports(due('2025-10-20'), { variant: 'late', expected: '>= 2025-10-21' }, { now: '2025-10-18T09:00:00Z' }));

  it('reports a collection more than fourteen days ahead', () =>
    reports(due('2025-10-30'), { variant: 'early', expected: '<= 2025-10-29', params: { days: 14 } }));

  it('ignores past and closed days of the bulk (G-08)', () => {
    accepts(due('2025-10-14'));
    reports(due('2025-10-18'), { variant: 'otherDay' });
  });

  it('reports a collection without a due date', () =>
    reports(pacs003({ [requestedDate]: undefined }), { variant: 'missing', path: 'DrctDbtTxInf' }));

  it('shows a correct and an incorrect example', () => showsExamples(pacs003, 'GrpHdr'));
});
