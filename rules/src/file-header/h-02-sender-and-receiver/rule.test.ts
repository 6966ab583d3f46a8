import { creditFile } from '@clearbench/iso20022/samples/credit-file';
import { statusFile } from '@clearbench/iso20022/testing/status-file.fixture';
import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

describe('H-02: Sender and receiver of the file', () => {
  const { accepts, reports, showsExamples } = ruleSpec(rule);

  it('accepts them in the direction of the file, whatever the branch', () => {
    accepts(creditFile());
    accepts(creditFile({ SndgInst: 'ZYDODEF0ABC', RcvgInst: 'ZYCSDEF0XXX' }));
    accepts(statusFile());
  });

  it('reports other institutions', () => {
    const expected = { variant: 'sender', path: 'SndgInst', value: 'ZYXXDEF0', expected: 'ZYDODEF0XXX' };
    reports(creditFile({ SndgInst: 'ZYXXDEF0' }), expected);
    reports(creditFile({ RcvgInst: 'ZYXXDEF0' }), { variant: 'receiver', path: 'RcvgInst', expected: 'ZYCSDEF0XXX' });
    reports(statusFile({ SndgInst: 'ZYDODEF0' }), { variant: 'sender', expected: 'ZYCSDEF0XXX' });
    reports(statusFile({ RcvgInst: 'ZYCSDEF0' }), { variant: 'receiver', expected: 'ZYDODEF0XXX' });
  });

  it('accepts a participant as which the tester acts as the sender of a file', () => {
    accepts(creditFile({ SndgInst: 'ZYXXDEF0' }), { senderParticipants: ['ZYXXDEF0XXX'] });
    reports(creditFile({ RcvgInst: 'ZYXXDEF0' }), { variant: 'receiver' }, { senderParticipants: ['ZYXXDEF0XXX'] });
  });

  it.each(['Bank', 'ZYDODEF', 'ZYDODEF0XX', 'zydodef0'])('reports %s, which is not a BIC', (value) =>
    reports(creditFile({ SndgInst: value }), { variant: 'form', path: 'SndgInst', value }),
  );

  it('has no finding if the environment does not define them', () =>
    accepts(creditFile({ SndgInst: 'ZYXXDEF0', RcvgInst: 'ZYXXDEF0' }), { senderBic: undefined, clearing: undefined }));

  it('shows a correct and an incorrect example', () => showsExamples((changes) => creditFile(changes), ''));
});
