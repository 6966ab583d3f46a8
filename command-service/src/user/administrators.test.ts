import type { AdministratorCommand, AdministratorEvent } from '@clearbench/contracts/user/administrator-events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { administratorDecider } from './administrators.ts';

const { given } = specFor(administratorDecider);
const at = '2026-11-20T08:00:00.000Z';
const appointed = (userId: string, asOf = 2): AdministratorEvent => ({
  type: 'AdministratorAppointed',
  data: { userId, asOf },
});
const dismissed = (userId: string, asOf = 3): AdministratorEvent => ({
  type: 'AdministratorDismissed',
  data: { userId, asOf },
});
const appoint = (userId: string, asOf = 2): AdministratorCommand => ({
  type: 'AppointAdministrator',
  data: { userId, asOf },
  at,
});
const dismiss = (userId: string, asOf = 3, held = true): AdministratorCommand => ({
  type: 'DismissAdministrator',
  data: { userId, asOf, held },
  at,
});
const forget = (userId: string, asOf = 3): AdministratorCommand => ({
  type: 'ForgetAdministrator',
  data: { userId, asOf },
  at,
});
const claim: AdministratorCommand = { type: 'ClaimInstallation', data: { userId: 'a' }, at };
const claimed: AdministratorEvent = { type: 'InstallationClaimed', data: { userId: 'a' } };

describe('administrators', () => {
  it('are appointed once', () => {
    given().when(appoint('a')).emits(appointed('a'));
    given(appointed('a')).when(appoint('a')).emitsNothing();
    given(appointed('a')).when(appoint('a', 9)).emitsNothing();
    given(appointed('a'), dismissed('a')).when(appoint('a', 4)).emits(appointed('a', 4));
  });

  it('are dismissed, except the last', () => {
    given(appointed('a'), appointed('b')).when(dismiss('a')).emits(dismissed('a'));
    given(appointed('a')).when(dismiss('a')).refuses('user.lastAdministrator');
    given(appointed('a'), appointed('b'), dismissed('b')).when(dismiss('a')).refuses('user.lastAdministrator');
  });

  it('are unchanged when an ordinary user is dismissed', () =>
    given(appointed('a'))
      .when(dismiss('b', 3, false))
      .emitsNothing());

  it('ignore an appointment that was ordered before a processed dismissal', () => {
    given(appointed('a')).when(dismiss('b', 5)).emits(dismissed('b', 5));
    given(appointed('a'), dismissed('b', 5)).when(appoint('b', 5)).emitsNothing();
    given(appointed('a'), dismissed('b', 5)).when(appoint('b', 4)).emitsNothing();
    given(appointed('a'), dismissed('b', 5)).when(dismiss('b', 5)).emitsNothing();
    given(appointed('a'), dismissed('b', 5)).when(appoint('b', 6)).emits(appointed('b', 6));
  });

  it('ignore a dismissal that was ordered before the appointment', () => {
    given(appointed('a'), appointed('b', 7)).when(dismiss('b', 6)).emitsNothing();
    given(appointed('a'), appointed('b', 7)).when(forget('b', 6)).emitsNothing();
  });

  it('exclude deleted accounts, even the last one', () => {
    given(appointed('a'), appointed('b')).when(forget('b')).emits(dismissed('b'));
    given(claimed).when(forget('a', 2)).emits(dismissed('a', 2));
    given(appointed('a')).when(forget('b')).emitsNothing();
    given(appointed('a'), dismissed('a')).when(forget('a')).emitsNothing();
  });
});

describe('new installation', () => {
  it('is claimed while it has no administrator', () => {
    given().when(claim).emits(claimed);
    given(claimed).when(claim).refuses('claim.alreadyClaimed');
    given(appointed('b')).when(claim).refuses('claim.alreadyClaimed');
    given(appointed('b'), appointed('a'), dismissed('b'))
      .when({ ...claim, data: { userId: 'b' } })
      .refuses('claim.alreadyClaimed');
  });

  it('can be claimed again once its only administrator is deleted', () =>
    given(claimed, dismissed('a')).when(claim).emits(claimed));

  it('keeps the user who claimed it as administrator', () => {
    given(claimed).when(dismiss('a')).refuses('user.lastAdministrator');
    given(claimed, appointed('b')).when(dismiss('a')).emits(dismissed('a'));
    given(claimed).when(appoint('a', 2)).emitsNothing();
  });
});
