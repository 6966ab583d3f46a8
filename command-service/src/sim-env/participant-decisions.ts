import { refuse } from '@clearbench/contracts/failure';
import type { SimEnvCommand } from '@clearbench/contracts/sim-env/commands';
import type { SimEnvEvent, SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import { type Holder, holderOf, participantWith } from '@clearbench/contracts/sim-env/participants';

/** The part of an environment that the decisions about its participants need. */
export type ParticipantParts = { readonly settings: SimEnvSettings; readonly holders: readonly Holder[] };

type DataOf<T extends SimEnvCommand['type']> = Extract<SimEnvCommand, { type: T }>['data'];

/** The BIC as in the list of participants. */
const listedBic = ({ settings }: ParticipantParts, bic: string): string =>
  participantWith(settings.clearing.participants, bic)?.bic ?? refuse('simEnv.participantUnknown', { bic });

/** A repeated claim changes nothing. */
export const claimParticipant = (
  { environmentId, bic: asked, userId, lapsed }: DataOf<'ClaimParticipant'>,
  environment: ParticipantParts,
): SimEnvEvent[] => {
  const bic = listedBic(environment, asked);
  const holder = holderOf(environment.holders, bic);
  if (holder === userId) return [];
  const claimed = { type: 'SimEnvParticipantClaimed', data: { environmentId, bic, userId } } as const;
  if (holder === undefined) return [claimed];
  if (holder !== lapsed) return refuse('simEnv.participantHeld', { bic });
  return [{ type: 'SimEnvParticipantReleased', data: { environmentId, bic, userId: holder } }, claimed];
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
