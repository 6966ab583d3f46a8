import { ruleSpec } from '../rule-spec.ts';
import { pacs003 } from '../samples/pacs-003.ts';
import { firstCollection } from './d-07-first-collection.ts';

describe('D-07: a first collection need not be marked', () => {
  const { accepts, reports } = ruleSpec(firstCollection, { scheme: 'core' });
  const path = 'DrctDbtTxInf/PmtTpInf/SeqTp';

  it('accepts a recurrent one', () => accepts(pacs003()));

  it('remarks on a marked one', () =>
    reports(pacs003({ [path]: 'FRST' }), { path, value: 'FRST', severity: 'Info', expected: 'FRST, RCUR' }));

  it('says so once in a message', () =>
    reports(pacs003({ [path]: 'FRST', 'DrctDbtTxInf[2]/PmtTpInf/SeqTp': 'FRST' }), { path, value: 'FRST' }));
});
