import type { InvitationCommand, InvitationEvent } from '@clearbench/contracts/user/invitation-events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { invitationDecider } from './invitation-decider.ts';

const { given } = specFor(invitationDecider);
const at = '2026-11-20T08:00:00.000Z';
const invitationId = 'i1';
const data = {
  invitationId,
  email: 'new@bank.example',
  language: 'de',
  environmentIds: ['e1'],
  linkId: 'first',
  expiresAt: '2026-11-27T08:00:00.000Z',
};
const sent: InvitationEvent = { type: 'InvitationSent', data };
const link = { invitationId, linkId: 'second', expiresAt: '2026-11-30T08:00:00.000Z' };
const repeated: InvitationEvent = { type: 'InvitationResent', data: link };
const accepted: InvitationEvent = { type: 'InvitationAccepted', data: { invitationId, userId: 'u1' } };
const withdrawn: InvitationEvent = { type: 'InvitationRevoked', data: { invitationId } };

const accept = (linkId: string, userId = 'u1', when = at): InvitationCommand => ({
  type: 'AcceptInvitation',
  data: { invitationId, linkId, userId },
  at: when,
});
const repeat: InvitationCommand = { type: 'ResendInvitation', data: link, at };
const withdraw: InvitationCommand = { type: 'RevokeInvitation', data: { invitationId }, at };
const forget: InvitationCommand = { type: 'ForgetInvitation', data: { invitationId }, at };

describe('invitation', () => {
  it('is sent once', () => {
    given().when({ type: 'SendInvitation', data, at }).emits(sent);
    given(sent).when({ type: 'SendInvitation', data, at }).emitsNothing();
  });

  it.each([accept('first'), repeat, withdraw, forget])('must exist before $type', (command) =>
    given().when(command).refuses('invitation.notFound'),
  );

  it('is accepted by one user, once', () => {
    given(sent).when(accept('first')).emits(accepted);
    given(sent, accepted).when(accept('first')).emitsNothing();
    given(sent, accepted).when(accept('first', 'u2')).refuses('link.used');
  });

  it('is accepted until its link expires', () => {
    given(sent)
      .when(accept('first', 'u1', data.expiresAt))
      .emits(accepted);
    given(sent)
      .when(accept('first', 'u1', '2026-11-27T08:00:00.001Z'))
      .refuses('link.expired');
  });

  it('is valid with its latest link only', () => {
    given(sent).when(repeat).emits(repeated);
    given(sent, repeated).when(accept('first')).refuses('link.used');
    given(sent, repeated)
      .when(accept('second', 'u1', link.expiresAt))
      .emits(accepted);
  });

  it('is not sent again after it was accepted or withdrawn', () => {
    given(sent, accepted).when(repeat).refuses('link.used');
    given(sent, withdrawn).when(repeat).refuses('link.used');
  });

  it('is withdrawn while it is open, and invalid then', () => {
    given(sent).when(withdraw).emits(withdrawn);
    given(sent, withdrawn).when(withdraw).emitsNothing();
    given(sent, accepted).when(withdraw).refuses('link.used');
    given(sent, withdrawn).when(accept('first')).refuses('link.used');
  });

  it('loses its personal data with the user who accepted it, and only then', () => {
    given(sent, accepted).when(forget).emits(withdrawn);
    given(sent).when(forget).emitsNothing();
    given(sent, accepted, withdrawn).when(forget).emitsNothing();
  });
});
