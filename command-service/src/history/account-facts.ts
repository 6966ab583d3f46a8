import type { UserEvent } from '@clearbench/contracts/user/events';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { tokenPrefix } from '@clearbench/contracts/user/token-terms';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** Facts by name; empty before the sign-up and after the deletion. */
export type AccountFacts = Readonly<Record<string, unknown>>;

const firstFacts = {
  roles: ['ROLE_USER'],
  userState: 'ENABLED',
  approvedState: 'UNKNOWN',
  environmentIds: [],
  settings: defaultProfile,
};

const tokensIn = ({ accessTokens = [] }: AccountFacts) => accessTokens as readonly string[];
const shownToken = ({ lastFour }: { readonly lastFour: string }): string => `${tokenPrefix}…${lastFour}`;

const evolve = (facts: AccountFacts, { type, data }: UserEvent): AccountFacts => {
  switch (type) {
    case 'UserSignedUp': {
      const { email, displayName, emailVerified, provider } = data;
      return { displayName, email, emailVerified, provider, ...firstFacts };
    }
    case 'ServiceAccountCreated':
      return { displayName: data.displayName, ...firstFacts };
    case 'UserIdentityChanged': {
      const { email, displayName, emailVerified } = data;
      return { ...facts, displayName, email, emailVerified };
    }
    case 'UserVerified':
      return { ...facts, emailVerified: true };
    case 'UserApproved':
      return { ...facts, approvedState: 'APPROVED' };
    case 'UserRejected':
      return { ...facts, approvedState: 'REJECTED' };
    case 'UserDisabled':
      return { ...facts, userState: 'DISABLED' };
    case 'UserEnabled':
      return { ...facts, userState: 'ENABLED' };
    case 'UserRolesChanged':
      return { ...facts, roles: data.roles };
    case 'UserEnvironmentsChanged':
      return { ...facts, environmentIds: data.environmentIds };
    case 'UserPlanAssigned':
      return { ...facts, plan: data.planId, planUntil: data.until };
    case 'UserProfileChanged':
      return { ...facts, settings: data.settings };
    case 'UserTokenCreated':
      return { ...facts, accessTokens: [...tokensIn(facts), shownToken(data)] };
    case 'UserTokenRevoked':
      return { ...facts, accessTokens: tokensIn(facts).filter((token) => token !== shownToken(data)) };
    case 'UserDeleted':
      return {};
    case 'UserSignedIn':
    case 'UserSignedOut':
    case 'UserSessionsEnded':
    case 'UserVerificationRequested':
    case 'UserInvitationAccepted':
    case 'UserTokenUsed':
    case 'UserTokenReplaced':
    case 'UserAuditRead':
      return facts;
  }
};

/** An account as facts after each event, for comparison by administrators. */
export const accountFacts: Pick<Decider<AccountFacts, never, UserEvent>, 'initialState' | 'evolve'> = {
  initialState: {},
  evolve,
};
