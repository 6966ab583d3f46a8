import { expiryOf, type FileRetention } from '@clearbench/contracts/file/retention';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { planView } from '@clearbench/contracts/plan/views';
import { choiceInForce, longestChoice, type RetentionChoice } from '@clearbench/contracts/user/retention-choice';
import { userView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';

type Views = Pick<ReadModels, 'get'>;

/**
 * The retention of a user's files: the user's choice where the plan includes it, otherwise the longest choice of every
 * plan. A plan counts while it is assigned, also after its end. A deleted user has the longest choice of every plan.
 */
export const ownerChoice = async (views: Views, ownerId: string): Promise<RetentionChoice> => {
  const owner = await views.get(userView, ownerId);
  if (!owner) return longestChoice;
  const plan = owner.plan && (await views.get(planView, owner.plan.planId));
  return choiceInForce(plan?.planName, owner.settings.reorgFiles);
};

type StayingFile = { readonly summary: VipFileSummary; readonly stay: FileRetention };

/** Summaries with the expiry of each file; every owner is read once. */
export const withDayOfGoing = async (views: Views, files: readonly StayingFile[]): Promise<VipFileSummary[]> => {
  const owners = [...new Set(files.map(({ stay }) => stay.ownerId))].filter((ownerId) => ownerId !== '');
  const choices = await Promise.all(owners.map(async (id) => [id, await ownerChoice(views, id)] as const));
  const choiceOf = new Map(choices);
  return files.map(({ summary, stay }) => {
    const at = expiryOf(stay, choiceOf.get(stay.ownerId) ?? 'never');
    return at === undefined ? summary : { ...summary, expiresAt: at };
  });
};
