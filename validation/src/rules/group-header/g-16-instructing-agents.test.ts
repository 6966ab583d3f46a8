import { ruleSpec } from '../rule-spec.ts';
import { pacs004 } from '../samples/answers.ts';
import { instant, pacs008 } from '../samples/pacs-008.ts';
import { instructingAgents } from './g-16-instructing-agents.ts';

const bic = (text: string) => `<FinInstnId><BICFI>${text}</BICFI></FinInstnId>`;

describe('G-16: instructing and instructed agent', () => {
  const { accepts, reports } = ruleSpec(instructingAgents);

  it('accepts sender and clearing, whatever the branch, and a bulk delivered by the clearing', () => {
    accepts(pacs008({ 'GrpHdr/InstgAgt': bic('ZYDODEF0'), 'GrpHdr/InstdAgt': bic('ZYCSDEF0') }));
    accepts(pacs008({ 'GrpHdr/InstgAgt': bic('ZYCSDEF0XXX'), 'GrpHdr/InstdAgt': bic('ZYDODEF0123') }));
    accepts(pacs008({}, '2021'), { rbVersion: '2021' });
  });

  it('accepts them on the transactions instead', () =>
    accepts(pacs008({ 'GrpHdr/InstgAgt': undefined, 'CdtTrfTxInf/InstgAgt': bic('ZYDODEF0') })));

  it('reports a stranger', () => {
    reports(pacs008({ 'GrpHdr/InstgAgt': bic('ZYXXDEF0') }), {
      variant: 'sender',
      path: 'GrpHdr/InstgAgt',
      value: 'ZYXXDEF0',
      expected: 'ZYDODEF0XXX',
    });
    reports(pacs004({ 'GrpHdr/InstdAgt': bic('ZYXXDEF0') }), { variant: 'receiver', expected: 'ZYCSDEF0XXX' });
  });

  it('lets the clearing deliver to anybody where the tester has no BIC', () => {
    const delivered = pacs008({ 'GrpHdr/InstgAgt': bic('ZYCSDEF0XXX'), 'GrpHdr/InstdAgt': bic('ZYXXDEF0') });
    accepts(delivered, { senderBic: undefined });
    reports(delivered, { variant: 'receiver', value: 'ZYXXDEF0' });
    reports(pacs008({ 'GrpHdr/InstdAgt': bic('ZYXXDEF0') }), { variant: 'receiver' }, { senderBic: undefined });
  });

  it('lets an instant payment name the beneficiary’s bank as instructed', () =>
    accepts(instant({ 'GrpHdr/InstdAgt': bic('ZYCOFRP0XXX') }), { scheme: 'inst' }));

  it('reports an agent named on both levels', () =>
    reports(pacs008({ 'CdtTrfTxInf/InstgAgt': bic('ZYDODEF0') }), { variant: 'onBoth', path: 'CdtTrfTxInf/InstgAgt' }));

  it('reports anything beside the BIC', () =>
    reports(pacs008({ 'GrpHdr/InstgAgt': '<FinInstnId><BICFI>ZYDODEF0</BICFI><Nm>Bank</Nm></FinInstnId>' }), {
      variant: 'bicOnly',
      path: 'GrpHdr/InstgAgt/FinInstnId/Nm',
      params: { agent: 'InstgAgt', element: 'Nm' },
    }));
});
