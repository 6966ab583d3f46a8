import { type FileStay, goesAt } from '@clearbench/contracts/file/stay';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { planView } from '@clearbench/contracts/plan/views';
import { choiceInForce, longestChoice, type ReorganisationChoice } from '@clearbench/contracts/user/reorganisation';
import { userView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';

type Views = Pick<ReadModels, 'get'>;

/**
 * How long somebody's files stay: what they chose while their plan offers it, otherwise the longest every plan offers.
 * A plan counts as long as it is theirs, also after its end. Whoever is gone can no longer say otherwise.
 */
export const ownerChoice = async (views: Views, ownerId: string): Promise<ReorganisationChoice> => {
  const owner = await views.get(userView, ownerId);
  if (!owner) return longestChoice;
  const plan = owner.plan && (await views.get(planView, owner.plan.planId));
  return choiceInForce(plan?.planName, owner.settings.reorgFiles);
};

type StayingFile = { readonly summary: VipFileSummary; readonly stay: FileStay };

/** Summaries that say when each file goes; every owner is asked for once. */
export const withDayOfGoing = async (views: Views, files: readonly StayingFile[]): Promise<VipFileSummary[]> => {
  const owners = [...new Set(files.map(({ stay }) => stay.ownerId))].filter((ownerId) => ownerId !== '');
  const choices = await Promise.all(owners.map(async (id) => [id, await ownerChoice(views, id)] as const));
  const choiceOf = new Map(choices);
  return files.map(({ summary, stay }) => {
    const at = goesAt(stay, choiceOf.get(stay.ownerId) ?? 'never');
    return at === undefined ? summary : { ...summary, goesAt: at };
  });
};
