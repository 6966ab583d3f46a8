import { camt056, pacs002, pacs004 } from '@clearbench/iso20022/samples/answers';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

const named = (entry: number) => `TxInf[${entry}]/OrgnlGrpInf/OrgnlMsgNmId`;
const typed = (entry: number) => `TxInf[${entry}]/OrgnlTxRef/PmtTpInf/LclInstrm/Cd`;

describe('R-19: No mixed originals', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts credit transfers, instant or not, and direct debits of one scheme', () => {
    accepts(pacs004({ [named(2)]: 'pacs.008', [typed(2)]: 'INST' }));
    accepts(pacs004({ [named(1)]: 'pacs.003', [typed(1)]: 'B2B', [typed(2)]: 'B2B' }), { scheme: 'b2b' });
    accepts(pacs002());
    accepts(camt056({}, '2021'), { rbVersion: '2021' });
  });

  it('warns of credit transfers and direct debits in one message', () => {
    const found = { variant: 'kinds', path: named(2), severity: 'Warning', params: { kind: 'SDD', others: 'SCT' } };
    reports(pacs004({ [named(2)]: 'pacs.003' }), { ...found, value: 'pacs.003' });
    reports(pacs004({ [typed(2)]: 'CORE' }), { variant: 'kinds', path: typed(2), value: 'CORE' });
  });

  it('does not take names of object properties for kinds', () =>
    accepts(pacs004({ [named(1)]: 'toString', [typed(1)]: 'constructor', [named(2)]: 'valueOf', [typed(2)]: 'INST' })));

  it('warns of both schemes of direct debits in one message', () => {
    const text = pacs004({ [named(1)]: 'pacs.003', [typed(1)]: 'CORE', [typed(2)]: 'B2B' });
    reports(
      text,
      { variant: 'instruments', path: typed(2), value: 'B2B', params: { others: 'CORE' } },
      { scheme: 'core' },
    );
  });
});
