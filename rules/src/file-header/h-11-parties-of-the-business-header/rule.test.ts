import { camt029, camt056 } from '@clearbench/iso20022/samples/answers';
import { camt027, camt087 } from '@clearbench/iso20022/samples/inquiries';
import { agentOf, headed, headedMessage, headedProfile } from '../../testing/headed-message.fixture.ts';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('H-11: Parties of the business header', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, headedProfile);
  const from = 'Fr/FIId/FinInstnId/BICFI';
  const to = 'To/FIId/FinInstnId/BICFI';
  const unknown = { senderBic: undefined, clearing: undefined };

  it('accepts the parties of the environment in both directions, whatever the branch', () => {
    accepts(headedMessage());
    accepts(headedMessage({ [from]: 'ZYDODEF0ABC' }));
    const delivered = headedMessage({ [from]: 'ZYCSDEF0XXX', [to]: 'ZYDODEF0XXX' }, agentOf('InstgAgt', 'ZYCOFRP0XXX'));
    accepts(delivered);
    accepts(delivered, { direction: 'ST' });
  });

  it('reports other parties than those of the environment', () => {
    const value = 'ZYXXDEF0XXX';
    reports(headedMessage({ [from]: value }), { variant: 'sender', path: from, value, expected: 'ZYDODEF0XXX' });
    reports(headedMessage({ [to]: value }), { variant: 'receiver', path: to, value, expected: 'ZYCSDEF0XXX' });
    reports(headedMessage(), [{ variant: 'sender' }, { variant: 'receiver' }], { direction: 'ST' });
  });

  it('reports a party that is not the agent of the message, once', () => {
    const found = { variant: 'agent', path: from, line: 6, value: 'ZYXXDEF0XXX', expected: 'ZYDODEF0XXX' };
    const header = { [from]: 'ZYXXDEF0XXX', [to]: 'ZYBBDEF0XXX' };
    reports(headedMessage(header), found, unknown);
    reports(
      headedMessage(header, agentOf('InstdAgt', 'ZYCOFRP0XXX')),
      [found, { path: to, expected: 'ZYCOFRP0XXX' }],
      unknown,
    );
    const twice = agentOf('InstgAgt', 'ZYDODEF0XXX', 'CdtTrfTxInf');
    reports(headedMessage(header, twice), found, unknown);
  });

  it('reports an agent of a payment that contradicts the sender of the environment', () =>
    reports(headedMessage({}, agentOf('InstgAgt', 'ZYCOFRP0XXX', 'CdtTrfTxInf')), {
      variant: 'agent',
      expected: 'ZYCOFRP0XXX',
    }));

  it('leaves an agent of the group header to G-16', () =>
    accepts(headedMessage({}, agentOf('InstgAgt', 'ZYCOFRP0XXX'))));

  it('compares the assigner and the assignee of a case', () => {
    const assigner = 'Assgnmt/Assgnr/Agt/FinInstnId/BICFI';
    const assignee = 'Assgnmt/Assgne/Agt/FinInstnId/BICFI';
    for (const sample of [camt056, camt029, camt027, camt087]) {
      accepts(headed(sample()));
      accepts(headed(sample({ [assigner]: 'ZYDODEF0ABC', [assignee]: 'ZYCOFRP0XXX' })));
      reports(headed(sample({ [assigner]: 'ZYCOFRP0XXX' })), {
        variant: 'agent',
        path: from,
        value: 'ZYDODEF0XXX',
        expected: 'ZYCOFRP0XXX',
        params: { agent: 'Assgnr', party: 'Fr' },
      });
    }
    const organisation = camt056({
      'Assgnmt/Assgnr/Agt': undefined,
      'Assgnmt/Assgnr/Pty/Id/OrgId/AnyBIC': 'ZYCOFRP0XXX',
    });
    reports(headed(organisation), { variant: 'agent', expected: 'ZYCOFRP0XXX' });
    const delivered = { [from]: 'ZYCSDEF0XXX', [to]: 'ZYDODEF0XXX' };
    const received = { [assigner]: 'ZYCOFRP0XXX', [assignee]: 'ZYDODEF0XXX' };
    accepts(headed(camt056(received), delivered), { direction: 'ST' });
    reports(
      headed(camt056({ ...received, [assignee]: 'ZYCOFRP0XXX' }), delivered),
      { path: to, params: { agent: 'Assgne', party: 'To' } },
      { direction: 'ST' },
    );
  });

  it('has no finding in an environment without a business header', () =>
    accepts(headedMessage({ [from]: 'ZYXXDEF0XXX' }), { messageForm: undefined }));

  it('shows a correct and an incorrect example', () => showsExamples((changes) => headedMessage(changes), ''));
});
