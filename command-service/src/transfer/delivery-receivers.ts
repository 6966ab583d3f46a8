import { planView } from '@clearbench/contracts/plan/views';
import { mostReceivers, type ScheduledDelivery } from '@clearbench/contracts/scenario/scheduled-deliveries';
import { type UserAccountDocument, userAccountView, userView } from '@clearbench/contracts/user/views';
import { everyDocument } from '@clearbench/stores/every-document';
import type { ReadModels } from '@clearbench/stores/read-models';
import { isDeliveredTo } from '@clearbench/test-engine/scenarios/scheduled-deliveries';

type Views = Pick<ReadModels, 'find' | 'get'>;

/** Users who wait for their approval, or were rejected or disabled, receive nothing. */
const isAdmitted = ({ userState, approvedState }: UserAccountDocument): boolean =>
  userState !== 'DISABLED' && approvedState === 'APPROVED';

const isAdministrator = ({ roles }: UserAccountDocument): boolean => roles.includes('ROLE_ADMIN');

/** The users who work in an environment by name, with whether they are members of it, themselves or by their plan. */
const workingIn = async (views: Views, environmentId: string) => {
  const plans = (await everyDocument(views, planView, 'planName'))
    .filter(({ planSimEnvs = [] }) => planSimEnvs.includes(environmentId))
    .map(({ planId }) => planId);
  const accounts = await everyDocument(views, userAccountView, 'nameKey');
  return accounts.flatMap((account) => {
    const isMember = account.environmentIds.includes(environmentId) || plans.includes(account.planId);
    const works = isAdmitted(account) && (isMember || isAdministrator(account));
    return works ? [{ userId: account.userId, testerName: account.displayName, isMember }] : [];
  });
};

/**
 * The testers who receive each delivery of an environment's list, by name, at most 50. Without names and BICs these are
 * the members: administrators, who work in every environment, only where they are members, too.
 */
export const receiversOf = async (
  views: Views,
  environmentId: string,
  deliveries: readonly ScheduledDelivery[],
): Promise<ReadonlyMap<ScheduledDelivery, readonly string[]>> => {
  const found = new Map<ScheduledDelivery, string[]>(deliveries.map((delivery) => [delivery, []]));
  for (const { userId, testerName, isMember } of await workingIn(views, environmentId)) {
    const tester = (await views.get(userView, userId))?.settings.bic ?? '';
    for (const [delivery, receivers] of found) {
      const isMeant = isDeliveredTo(delivery.to, { tester, testerName }) && (delivery.to !== 'all' || isMember);
      if (isMeant && receivers.length < mostReceivers) receivers.push(userId);
    }
  }
  return found;
};
