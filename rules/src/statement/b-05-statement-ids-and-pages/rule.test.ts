import { camt052, camt053 } from '@clearbench/iso20022/samples/statements';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('B-05: Statement ids and pages', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const statement = /<Stmt>[\s\S]*<\/Stmt>/.exec(camt053())?.[0] ?? '';
  const message = (...statements: readonly string[]) => camt053().replace(statement, statements.join(''));
  const page = (number: number, isLast = false) =>
    statement.replace(
      '<ElctrncSeqNb>',
      `<StmtPgntn><PgNb>${number}</PgNb><LastPgInd>${isLast}</LastPgInd></StmtPgntn><ElctrncSeqNb>`,
    );
  const other = statement.replace('ZYDO-42', 'ZYDO-43');

  it('accepts one statement, and the pages of one in their order', () => {
    accepts(camt053());
    accepts(camt052());
    accepts(message(page(1), page(2), page(3, true)));
    accepts(message(page(7)));
    accepts(message(statement, other.replace('>42<', '>43<')));
  });

  it('reports a repeated id', () =>
    reports(message(statement, statement), { variant: 'id', path: 'Stmt[2]/Id', value: 'ZYDO-42' }));

  it('reports a page that is missing, repeated or after the last', () => {
    const found = { path: 'Stmt[2]/StmtPgntn/PgNb' };
    reports(message(page(1), page(3)), { ...found, variant: 'page', value: '3', expected: '2' });
    reports(message(page(1), page(1)), { ...found, variant: 'page', value: '1', expected: '2' });
    reports(message(page(1, true), page(2)), { ...found, variant: 'afterLast', value: '2' });
  });

  it('warns of two statements of an account with the same number', () =>
    reports(message(statement, other), {
      variant: 'sequence',
      path: 'Stmt[2]/ElctrncSeqNb',
      severity: 'Warning',
      value: '42',
    }));

  it('shows a correct and an incorrect example', () => showsExamples(camt053, ''));
});
