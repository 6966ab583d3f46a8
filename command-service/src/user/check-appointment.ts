import { Failure } from '@clearbench/contracts/failure';
import type { AccountChange } from '@clearbench/contracts/user/commands';
import type { User } from './user-state.ts';

/**
 * Where addresses have to be proved, nobody runs the installation who has not proved theirs: the guards would shut them
 * out, and with the last other administrator gone nobody could let them in.
 */
export const checkAppointment = ({ roles }: AccountChange, user: User, verifiesEmail: boolean): void => {
  if (user.status === 'none' || !verifiesEmail || user.identity.emailVerified) return;
  if (roles?.includes('ROLE_ADMIN') && !user.roles.includes('ROLE_ADMIN')) throw new Failure('user.addressUnproved');
};
