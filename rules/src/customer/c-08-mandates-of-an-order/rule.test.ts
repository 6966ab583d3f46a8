import { pain008 } from '@clearbench/iso20022/samples/pacs-003';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('C-08: Mandates of an order', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, { scheme: 'core' });
  const sequence = 'PmtInf/PmtTpInf/SeqTp';
  const mandate = 'DrctDbtTx/MndtRltdInf/MndtId';
  const twice = (changes = {}) => {
    const xml = pain008(changes);
    return xml.replace(/( *<DrctDbtTxInf>[\s\S]*<\/DrctDbtTxInf>\n)/, '$1$1');
  };

  it('accepts one-off collections of different mandates, and recurrent collections of one mandate', () => {
    accepts(pain008({ [sequence]: 'OOFF' }));
    accepts(twice());
    const different = twice({ [sequence]: 'OOFF' }).replace('MANDATE-0815', 'MANDATE-0816');
    accepts(different);
  });

  it('reports a second collection of a one-off mandate', () =>
    reports(twice({ [sequence]: 'OOFF' }), {
      variant: 'oneOff',
      path: `PmtInf/DrctDbtTxInf[2]/${mandate}`,
      value: 'MANDATE-0815',
      params: { firstLine: 60 },
    }));

  it('reports collections of another sequence type before or after a one-off collection', () => {
    const own = '<PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl><SeqTp>OOFF</SeqTp></PmtTpInf>';
    const second = twice({ [sequence]: undefined });
    const rcur = own.replace('OOFF', 'RCUR');
    const ofEach = (one: string, other: string): string => {
      let at = 0;
      return second.replace(/(<DrctDbtTxInf>[\s\S]*?<\/PmtId>)/g, (found) => found + (at++ === 0 ? one : other));
    };
    reports(ofEach(own, rcur), { variant: 'oneOff' });
    reports(ofEach(rcur, own), { variant: 'oneOff' });
  });

  it('warns of two first collections of a mandate', () =>
    reports(twice({ [sequence]: 'FRST' }), { variant: 'first', severity: 'Warning' }));

  it('shows a correct and an incorrect example', () =>
    showsExamples((changes) => pain008({ [sequence]: 'OOFF', ...changes }), 'PmtInf'));
});
