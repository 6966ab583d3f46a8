import type { Identity } from '@clearbench/access/sign-in/identity';
import type { TestedAccount } from '@clearbench/contracts/settings/connection-routes';
import { userView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import { knownUserId } from './sign-in-user.ts';
import { userIdOf } from './user-stream.ts';

type Parts = { readonly models: ReadModels; readonly newUserNeedApproval: () => boolean };

/** The account of a sign-in with this identity; nothing is recorded. */
export const previewAccount =
  ({ models, newUserNeedApproval }: Parts) =>
  async ({ provider, subject }: Identity): Promise<TestedAccount> => {
    const userId = (await knownUserId(models, `${provider}|${subject}`)) ?? userIdOf(provider, subject);
    const user = await models.get(userView, userId);
    if (!user) return { waits: newUserNeedApproval() };
    const waits = newUserNeedApproval() && user.approvedState !== 'APPROVED';
    return { userId, displayName: user.displayName, waits };
  };
