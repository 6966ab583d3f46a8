import { refuse } from '@clearbench/contracts/failure';
import type { SimEnvCommand } from '@clearbench/contracts/sim-env/commands';
import type { SimEnvEvent, SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import { type Holder, holderOf, participantKey, participantWith } from '@clearbench/contracts/sim-env/participants';

/** The part of an environment that the decisions about its participants need. */
export type ParticipantParts = { readonly settings: SimEnvSettings; readonly holders: readonly Holder[] };

type DataOf<T extends SimEnvCommand['type']> = Extract<SimEnvCommand, { type: T }>['data'];

/** The BIC as in the list of participants. */
const listedBic = ({ settings }: ParticipantParts, bic: string): string =>
  participantWith(settings.clearing.participants, bic)?.bic ?? refuse('simEnv.participantUnknown', { bic });

/** A repeated claim changes nothing but who answers. */
export const claimParticipant = (
  { environmentId, bic: claimedBic, userId, lapsed, answers }: DataOf<'ClaimParticipant'>,
  environment: ParticipantParts,
): SimEnvEvent[] => {
  const bic = listedBic(environment, claimedBic);
  const present = environment.holders.find((one) => participantKey(one.bic) === participantKey(bic));
  const isOwn = present?.userId === userId;
  const isByScenario = (answers ?? (isOwn ? present.answers : undefined)) === 'scenario';
  if (isOwn && isByScenario === (present.answers === 'scenario')) return [];
  const by = isByScenario ? { answers: 'scenario' as const } : {};
  const claimed = { type: 'SimEnvParticipantClaimed', data: { environmentId, bic, userId, ...by } } as const;
  if (present === undefined || isOwn) return [claimed];
  if (present.userId !== lapsed) return refuse('simEnv.participantHeld', { bic });
  return [{ type: 'SimEnvParticipantReleased', data: { environmentId, bic, userId: present.userId } }, claimed];
};

/** A participant without a holder stays as it is. */
export const releaseParticipant = (
  { environmentId, bic: asked, userId, byAdministrator }: DataOf<'ReleaseParticipant'>,
  environment: ParticipantParts,
): SimEnvEvent[] => {
  const bic = listedBic(environment, asked);
  const holder = holderOf(environment.holders, bic);
  if (holder === undefined) return [];
  if (holder !== userId && !byAdministrator) return refuse('simEnv.participantHeld', { bic });
  return [{ type: 'SimEnvParticipantReleased', data: { environmentId, bic, userId: holder } }];
};
