import { Failure } from '@clearbench/contracts/failure';
import type { AccountChange } from '@clearbench/contracts/user/commands';
import type { User } from './user-state.ts';

/**
 * Where addresses have to be verified, an administrator needs a verified one: otherwise the guards would refuse the
 * user, and without another administrator nothing could be changed.
 */
export const checkAppointment = ({ roles }: AccountChange, user: User, verifiesEmail: boolean): void => {
  if (user.status === 'none' || !verifiesEmail || user.identity.emailVerified) return;
  if (roles?.includes('ROLE_ADMIN') && !user.roles.includes('ROLE_ADMIN')) throw new Failure('user.emailNotVerified');
};
