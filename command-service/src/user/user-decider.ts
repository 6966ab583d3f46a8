import { Refusal, refuse } from '@clearbench/contracts/failure';
import type { UserCommand } from '@clearbench/contracts/user/commands';
import type { UserEvent } from '@clearbench/contracts/user/events';
import { bic, defaultProfile, type ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import type { Decider } from '@clearbench/event-sourcing/decider';
import { sameData, sameMembers } from './same.ts';

type KnownUser = {
  readonly status: 'known';
  /** `<provider>|<subject>` */
  readonly login: string;
  readonly approval: 'UNKNOWN' | 'APPROVED' | 'REJECTED';
  readonly disabled: boolean;
  readonly roles: readonly string[];
  readonly environmentIds: readonly string[];
  readonly plan: { readonly planId: string; readonly until?: string } | undefined;
  readonly settings: ProfileSettings;
};
type User = { readonly status: 'none' } | KnownUser;
type SignUp = Extract<UserCommand, { type: 'SignUpUser' }>['data'];

/** The role everybody has from the start. */
const firstRoles = ['ROLE_USER'];

const decideSignUp = (data: SignUp, user: User): UserEvent[] => {
  if (user.status === 'none') return [{ type: 'UserSignedUp', data }];
  // Two sign-ins at once of the same new person: the second finds it done.
  if (user.login === `${data.provider}|${data.subject}`) return [];
  throw new Refusal('user.alreadySignedUp', { userId: data.userId });
};

const decideKnown = (command: Exclude<UserCommand, { type: 'SignUpUser' }>, user: KnownUser): UserEvent[] => {
  switch (command.type) {
    case 'SignInUser':
      return [{ type: 'UserSignedIn', data: command.data }];
    case 'SignOutUser':
      return [{ type: 'UserSignedOut', data: command.data }];
    case 'ApproveUser':
      return user.approval === 'APPROVED' ? [] : [{ type: 'UserApproved', data: command.data }];
    case 'RejectUser':
      return user.approval === 'REJECTED' ? [] : [{ type: 'UserRejected', data: command.data }];
    case 'DisableUser':
      return user.disabled ? [] : [{ type: 'UserDisabled', data: command.data }];
    case 'ChangeUserRoles':
      return sameMembers(user.roles, command.data.roles) ? [] : [{ type: 'UserRolesChanged', data: command.data }];
    case 'ChangeUserEnvironments':
      return sameMembers(user.environmentIds, command.data.environmentIds)
        ? []
        : [{ type: 'UserEnvironmentsChanged', data: command.data }];
    case 'AssignUserPlan':
      return user.plan?.planId === command.data.planId && user.plan.until === command.data.until
        ? []
        : [{ type: 'UserPlanAssigned', data: { ...command.data, from: command.at } }];
    case 'ChangeUserProfile':
      return decideProfile(command.data, user);
  }
};

const decideProfile = (data: { userId: string; settings: ProfileSettings }, user: KnownUser): UserEvent[] => {
  const given = data.settings.bic;
  if (given !== '' && !bic.safeParse(given).success) return refuse('user.badBic', { bic: given });
  return sameData(user.settings, data.settings) ? [] : [{ type: 'UserProfileChanged', data }];
};

const signedUp = ({ provider, subject }: SignUp): KnownUser => ({
  status: 'known',
  login: `${provider}|${subject}`,
  approval: 'UNKNOWN',
  disabled: false,
  roles: firstRoles,
  environmentIds: [],
  plan: undefined,
  settings: defaultProfile,
});

const evolveKnown = (user: KnownUser, { type, data }: Exclude<UserEvent, { type: 'UserSignedUp' }>): KnownUser => {
  switch (type) {
    case 'UserSignedIn':
    case 'UserSignedOut':
      return user;
    case 'UserApproved':
      return { ...user, approval: 'APPROVED' };
    case 'UserRejected':
      return { ...user, approval: 'REJECTED' };
    case 'UserDisabled':
      return { ...user, disabled: true };
    case 'UserRolesChanged':
      return { ...user, roles: data.roles };
    case 'UserEnvironmentsChanged':
      return { ...user, environmentIds: data.environmentIds };
    case 'UserPlanAssigned':
      return { ...user, plan: data };
    case 'UserProfileChanged':
      return { ...user, settings: data.settings };
  }
};

/** A person with an account: who they are, what they may do, and whether they are let in. */
export const userDecider: Decider<User, UserCommand, UserEvent> = {
  initialState: { status: 'none' },
  decide(command, user) {
    if (command.type === 'SignUpUser') return decideSignUp(command.data, user);
    return user.status === 'none'
      ? refuse('user.notFound', { userId: command.data.userId })
      : decideKnown(command, user);
  },
  evolve(user, event) {
    if (event.type === 'UserSignedUp') return signedUp(event.data);
    return user.status === 'none' ? user : evolveKnown(user, event);
  },
};
