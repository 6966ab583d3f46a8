import type { PlanTerms } from '@clearbench/contracts/plan/events';
import type { PlanDocument } from '@clearbench/contracts/plan/views';
import { tokenScopes } from '@clearbench/contracts/token-scope';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import type { UserDocument, UserTokenDocument } from '@clearbench/contracts/user/views';
import type { View } from '@clearbench/contracts/view';
import type { EndSession, NoteTokenUse, SignIn } from '../ports.ts';

/** An approved user with a verified address, with optional differences. */
export const someUser = (userId: string, differences: Partial<UserDocument> = {}): UserDocument => ({
  userId,
  login: `demo|${userId}`,
  email: `${userId}@example.org`,
  displayName: userId,
  emailVerified: true,
  roles: ['ROLE_USER'],
  userState: 'ENABLED',
  approvedState: 'APPROVED',
  environmentIds: [],
  settings: defaultProfile,
  signedUpAt: '2026-11-01T00:00:00.000Z',
  endedSessions: [],
  ...differences,
});

/** A valid token with every scope, in all environments of its user. */
export const someToken = (userId: string, tokenId: string): UserTokenDocument => ({
  userId,
  tokenId,
  name: 'pipeline',
  lastFour: '0000',
  madeAt: '2026-11-10T00:00:00.000Z',
  expiresAt: '2026-12-10T00:00:00.000Z',
  scopes: tokenScopes,
  environments: 'all',
  lastUsedOn: '',
  lastUsedAt: '',
  lastUsedNetwork: '',
});

/** A plan without limits, with optional differences. */
export const somePlan = (planId: string, differences: Partial<PlanTerms> = {}): PlanDocument => ({
  planId,
  planName: planId,
  planDescription: '',
  canCreate: true,
  canValidate: true,
  canEdit: true,
  showPlanInfo: true,
  maxEnvs: 1,
  ...differences,
});

/** Users and plans in memory, in place of the read models. */
export const people = () => {
  const users = new Map<string, UserDocument>();
  const plans = new Map<string, PlanDocument>();
  const tokens = new Map<string, UserTokenDocument>();
  const tokenUses: Parameters<NoteTokenUse>[0][] = [];
  const noteTokenUse: NoteTokenUse = async (use) => void tokenUses.push(use);
  const change = (userId: string, differences: Partial<UserDocument>) =>
    users.set(userId, { ...(users.get(userId) ?? someUser(userId)), ...differences });
  const signIn: SignIn = async ({ provider, subject, email, displayName, emailVerified }) => {
    const known = users.get(subject) ?? someUser(subject);
    users.set(subject, { ...known, login: `${provider}|${subject}`, email, displayName, emailVerified });
    return { userId: subject };
  };
  const endSession: EndSession = async ({ userId, sessionId }) => {
    change(userId, { endedSessions: [...(users.get(userId)?.endedSessions ?? []), sessionId] });
  };
  return {
    users,
    plans,
    tokens,
    /** The recorded uses of tokens. */
    tokenUses,
    noteTokenUse,
    change,
    signIn,
    endSession,
    models: {
      get: async <D>(view: View<D>, id: string) => (view.name === 'user' ? users : plans).get(id) as D | undefined,
    },
  };
};
