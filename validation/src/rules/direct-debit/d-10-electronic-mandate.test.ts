import { ruleSpec } from '../rule-spec.ts';
import { mandatePath, pacs003 } from '../samples/pacs-003.ts';
import { electronicMandate } from './d-10-electronic-mandate.ts';

describe('D-10: data of an electronic signature belong to an electronic mandate', () => {
  const { accepts, reports } = ruleSpec(electronicMandate, { scheme: 'core' });
  const path = `${mandatePath}/ElctrncSgntr`;

  it('accepts a mandate without', () => accepts(pacs003()));

  it('remarks on one with', () => reports(pacs003({ [path]: 'ABC123' }), { path, value: 'ABC123', severity: 'Info' }));
});
