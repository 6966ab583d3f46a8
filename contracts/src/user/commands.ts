import type { ProfileSettings } from './profile-settings.ts';

/** `at` is the instant of the command, ISO 8601 UTC. */
export type UserCommand =
  | {
      type: 'SignUpUser';
      data: {
        userId: string;
        provider: string;
        subject: string;
        email: string;
        displayName: string;
        emailVerified: boolean;
      };
      at: string;
    }
  | { type: 'SignInUser'; data: { userId: string; provider: string }; at: string }
  | { type: 'SignOutUser'; data: { userId: string; sessionId: string }; at: string }
  | { type: 'ApproveUser'; data: { userId: string }; at: string }
  | { type: 'RejectUser'; data: { userId: string }; at: string }
  | { type: 'DisableUser'; data: { userId: string }; at: string }
  | { type: 'ChangeUserRoles'; data: { userId: string; roles: string[] }; at: string }
  | { type: 'ChangeUserEnvironments'; data: { userId: string; environmentIds: string[] }; at: string }
  | { type: 'AssignUserPlan'; data: { userId: string; planId: string; until?: string }; at: string }
  | { type: 'ChangeUserProfile'; data: { userId: string; settings: ProfileSettings }; at: string };
