import { headedMessage, headedProfile } from '../../testing/headed-message.fixture.ts';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('H-12: Id of the business header', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule, headedProfile);

  it('accepts the message id of the group header', () => accepts(headedMessage()));

  it('reports another id at the header', () =>
    reports(headedMessage({ BizMsgIdr: 'B1' }), {
      path: 'BizMsgIdr',
      value: 'B1',
      expected: 'ZYDO-20251015-0001',
      severity: 'Warning',
    }));

  it('has no finding without a header, or in an environment without one', () => {
    accepts(headedMessage({ BizMsgIdr: 'B1' }), { messageForm: undefined });
    accepts(headedMessage().replace(/<AppHdr[\s\S]*<\/AppHdr>/, ''));
  });

  it('shows a correct and an incorrect example', () => showsExamples((changes) => headedMessage(changes), ''));
});
