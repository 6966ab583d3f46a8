import { camt052, camt053, camt054 } from '@clearbench/iso20022/samples/statements';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('B-09: Codes of a statement', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const balance = (code: string): string => camt053().replace('>OPBD<', `>${code}<`);
  const entry = (code: string): string => camt053().replace(/(<Sts>\s*<Cd>)BOOK/, `$1${code}`);

  it('accepts the samples and every code of the code sets', () => {
    for (const sample of [camt052(), camt053(), camt054()]) accepts(sample);
    for (const code of ['PRCD', 'OPAV', 'ITAV', 'FWAV', 'XPCD', 'INFO']) accepts(balance(code));
    for (const code of ['PDNG', 'FUTR', 'INFO']) accepts(entry(code));
  });

  it('warns of a balance type that is not in the code set', () =>
    reports(balance('OPEN'), {
      variant: 'balance',
      path: 'Stmt/Bal/Tp/CdOrPrtry/Cd',
      value: 'OPEN',
      severity: 'Warning',
    }));

  it('warns of a status of an entry that is not in the code set', () =>
    reports(entry('DONE'), { variant: 'status', value: 'DONE', expected: 'BOOK, FUTR, INFO, PDNG, RJCT' }));

  it('shows a correct and an incorrect example', () => showsExamples(camt053, { Bal: 'Stmt' }));
});
