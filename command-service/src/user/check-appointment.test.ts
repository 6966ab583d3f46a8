import type { UserEvent } from '@clearbench/contracts/user/events';
import { fold } from '@clearbench/event-sourcing/decider';
import { checkAppointment } from './check-appointment.ts';
import { userDecider } from './user-decider.ts';

const person = { userId: 'ada', provider: 'p', subject: 's', displayName: 'Ada' };
const signedUp = (emailVerified: boolean, ...then: UserEvent[]) =>
  fold(userDecider, userDecider.initialState, [
    { type: 'UserSignedUp', data: { ...person, email: 'ada@example.org', emailVerified } },
    ...then,
  ]);
const king = { roles: ['ROLE_USER', 'ROLE_ADMIN'] };
const appointed: UserEvent = { type: 'UserRolesChanged', data: { userId: 'ada', ...king } };

describe('making a user administrator', () => {
  it('requires a verified address where addresses are verified', () =>
    expect(() => checkAppointment(king, signedUp(false), true)).toThrow('user.emailNotVerified'));

  it.each([
    ['the address is proved', king, signedUp(true), true],
    ['addresses are not verified', king, signedUp(false), false],
    ['they are one already', king, signedUp(false, appointed), true],
    ['the role is not given', { roles: ['ROLE_ANALYST'] }, signedUp(false), true],
  ])('requires nothing when %s', (_, change, user, verifies) =>
    expect(() => checkAppointment(change, user, verifies)).not.toThrow(),
  );
});
