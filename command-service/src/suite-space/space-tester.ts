import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import type { UserDocument } from '@clearbench/contracts/user/views';

const userId = 'tester';

/** The user who sends the files of a space. */
export const spaceTester = {
  userId,
  document: (bic: string): UserDocument => ({
    userId,
    login: 'suite|tester',
    email: '',
    displayName: '',
    emailVerified: true,
    roles: [],
    userState: 'ENABLED',
    approvedState: 'APPROVED',
    environmentIds: ['space'],
    settings: { ...defaultProfile, bic },
    signedUpAt: '',
    endedSessions: [],
  }),
};
