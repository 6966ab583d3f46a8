import type { PayeeVerificationEvent } from '@clearbench/contracts/payee-verification/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { payeeVerifications } from './payee-verifications.ts';

const of = { verificationId: 'v1', environmentId: 'e1', requestedBy: 'u1', requestId: 'r1', request: '{}' };
const refused: PayeeVerificationEvent = {
  type: 'PayeeVerificationRefused',
  data: { ...of, code: 'FORMAT_ERROR', faultPath: '/body/party' },
};

it('a verification of payee is listed with its request, and members of the environment are notified', () => {
  const document = projectionSpec(payeeVerifications).given(refused).document('v1');
  expect(document).toMatchObject({ ...of, code: 'FORMAT_ERROR', faultPath: '/body/party', at: expect.any(String) });
  expect(document && payeeVerifications.notice?.(document, refused as never)).toEqual({
    topic: 'payee-verification',
    id: 'v1',
    audience: 'env:e1',
  });
});
