import { planView } from '@clearbench/contracts/plan/views';
import { userAccountView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';

/** The account of a user who works in an environment; undefined for all others. */
export const accountWorkingIn = async (
  views: Pick<ReadModels, 'get'>,
  userId: string,
  environmentId: string,
): Promise<{ readonly displayName: string } | undefined> => {
  const account = await views.get(userAccountView, userId);
  if (!account || account.userState === 'DISABLED') return undefined;
  if (account.roles.includes('ROLE_ADMIN') || account.environmentIds.includes(environmentId)) return account;
  const plan = account.planId === '' ? undefined : await views.get(planView, account.planId);
  return plan?.planSimEnvs?.includes(environmentId) === true ? account : undefined;
};
