import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const typeOf = (purpose?: string) =>
  `<SvcLvl><Cd>SEPA</Cd></SvcLvl>${purpose === undefined ? '' : `<CtgyPurp><Cd>${purpose}</Cd></CtgyPurp>`}`;
const onHeader = (purpose: string | undefined, ...own: readonly (string | undefined)[]) =>
  pacs008({
    'GrpHdr/PmtTpInf': typeOf(purpose),
    ...Object.fromEntries(own.map((type, at) => [`CdtTrfTxInf[${String(at + 1)}]/PmtTpInf`, type])),
  });

describe('G-15: Payment type of mixed bulks', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);
  const path = 'GrpHdr/PmtTpInf';

  it('accepts fees among themselves, and payments of customers', () => {
    accepts(pacs008());
    accepts(onHeader(undefined, undefined));
    accepts(onHeader('FCOL', undefined, undefined));
    accepts(onHeader('SUPP', undefined, undefined));
  });

  it('ignores payment types of one kind (G-14)', () => {
    accepts(onHeader('SUPP', typeOf('SALA')));
    accepts(onHeader('FCOL', typeOf('INTE')));
  });

  it('accepts a mixed bulk in which each payment has its own type', () =>
    accepts(pacs008({ 'CdtTrfTxInf[1]/PmtTpInf': typeOf('FCIN'), 'CdtTrfTxInf[2]/PmtTpInf': typeOf('SUPP') })));

  it.each(['FCOL', 'INTE', 'FCIN'])('reports %s beside other payments, once', (purpose) => {
    const mixed = onHeader(undefined, undefined, typeOf(purpose), typeOf(purpose));
    reports(mixed, { path, severity: 'Error', params: { codes: 'FCOL, INTE, FCIN' } });
  });

  it('reports payments of customers under the type of fees', () =>
    reports(onHeader('FCOL', undefined, typeOf('SUPP')), { path }));

  it('applies from rulebook 2023, without instant inquiries', () => {
    const mixed = onHeader('FCOL', undefined, typeOf('SUPP'));
    accepts(mixed, { rbVersion: '2021' });
    accepts(mixed, { scheme: 'inst' });
    reports(mixed, { path }, { rbVersion: '2023' });
  });

  it('shows a correct and an incorrect example', () => showsExamples(pacs008, ''));
});
