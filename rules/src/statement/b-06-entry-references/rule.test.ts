import { camt053, camt054 } from '@clearbench/iso20022/samples/statements';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('B-06: Entry references', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'Stmt/Ntry[2]/NtryRef';

  it('accepts different references, and entries without one', () => {
    accepts(camt053());
    accepts(camt053({ [path]: undefined }));
    accepts(camt053({ 'Stmt/Ntry/NtryRef': 'NONREF', [path]: 'NONREF' }));
  });

  it('reports a repeated reference', () => {
    reports(camt053({ [path]: '1' }), { path, value: '1', severity: 'Warning' });
    reports(camt054({ 'Ntfctn/Ntry[2]/NtryRef': '1' }), { path: 'Ntfctn/Ntry[2]/NtryRef' });
  });

  it('accepts the same reference in another statement', () => {
    const [, statement = ''] = /(<Stmt>[\s\S]*<\/Stmt>)/.exec(camt053()) ?? [];
    accepts(camt053().replace('</Stmt>', `</Stmt>${statement}`));
  });

  it('shows a correct and an incorrect example', () => showsExamples(camt053, 'Stmt'));
});
