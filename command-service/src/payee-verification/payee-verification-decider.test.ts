import type { PayeeVerificationCommand } from '@clearbench/contracts/payee-verification/commands';
import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { payeeVerificationDecider } from './payee-verification-decider.ts';

const at = '2026-11-20T10:00:00.000Z';
const reason: EngineReason = { layer: 'default', trigger: 'vop', textKey: 'engine.x', params: {}, text: '' };
const of = { verificationId: 'v1', environmentId: 'e1', requestedBy: 'u1', requestId: 'r1', request: '{}' };
const answered = {
  ...of,
  requestingBic: 'A',
  respondingBic: 'B',
  partyNameMatch: 'MTCH' as const,
  reason,
  answer: '{}',
};
const refused = { ...of, code: 'FORMAT_ERROR' as const, faultPath: '/body' };
const answer: PayeeVerificationCommand = { type: 'AnswerPayeeVerification', data: answered, at };
const refusal: PayeeVerificationCommand = { type: 'RefusePayeeVerification', data: refused, at };

const { given } = specFor(payeeVerificationDecider);

describe('a verification of payee', () => {
  it('is answered', () => given().when(answer).emits({ type: 'PayeeVerificationAnswered', data: answered }));
  it('is refused', () => given().when(refusal).emits({ type: 'PayeeVerificationRefused', data: refused }));
  it('is decided once', () =>
    given({ type: 'PayeeVerificationAnswered', data: answered }).when(refusal).emitsNothing());
});
