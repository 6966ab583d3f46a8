import { view } from '../view.ts';
import type { ProfileSettings } from './profile-settings.ts';

/** What every request asks of a user; id = userId. */
export type UserDocument = {
  readonly userId: string;
  /** `<provider>|<subject>`: how sign-in finds the user. */
  readonly login: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
  readonly roles: readonly string[];
  readonly userState: 'ENABLED' | 'DISABLED';
  readonly approvedState: 'UNKNOWN' | 'APPROVED' | 'REJECTED';
  readonly environmentIds: readonly string[];
  readonly plan?: { readonly planId: string; readonly from: string; readonly until?: string };
  readonly settings: ProfileSettings;
  readonly signedUpAt: string;
  /** Sessions ended on the server that may not have expired by themselves yet, newest last, bounded. */
  readonly endedSessions: readonly string[];
};

export const userView = view<UserDocument>('user', { indexes: [['login'], ['email']] });
