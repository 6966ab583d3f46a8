import { z } from 'zod';
import { committed, route } from '../route.ts';
import { answerModes } from './participants.ts';
import { clearingBicPattern } from './patterns.ts';

const environmentToken = z.string().min(1).max(64);
const ofParticipant = z.object({ environmentToken, bic: z.string().regex(clearingBicPattern) });

/** A participant of an environment, as its members see it. */
export const shownParticipant = z.object({
  bic: z.string(),
  name: z.string(),
  /** The name of the tester who acts as the participant; absent where no one does. */
  heldBy: z.string().optional(),
  /** True where the caller acts as the participant. */
  isOwn: z.boolean(),
  /** Who answers; absent where no one acts as the participant. */
  answers: z.enum(answerModes).optional(),
});
export type ShownParticipant = z.infer<typeof shownParticipant>;

export const listParticipantsRoute = route({
  name: 'listParticipants',
  summary: 'The participants of a simulation environment, and the testers who act as them.',
  side: 'query',
  method: 'GET',
  path: '/api/simenv/:environmentToken/participants',
  allow: 'signedIn',
  scope: 'read',
  params: z.object({ environmentToken }),
  reply: z.array(shownParticipant),
  errors: ['simEnv.notFound'],
});

export const claimParticipantRoute = route({
  name: 'claimParticipant',
  summary:
    'The caller acts as a participant of a simulation environment from now on. One tester at a time can. A repeated call changes who answers.',
  side: 'command',
  method: 'PUT',
  path: '/api/simenv/:environmentToken/participants/:bic/holder',
  allow: 'signedIn',
  scope: 'send',
  params: ofParticipant,
  /** `scenario`: the caller's own scenario list answers; unchanged, or by hand, where absent. */
  query: z.object({ answers: z.enum(answerModes).optional() }),
  reply: committed,
  errors: ['simEnv.notFound', 'simEnv.participantUnknown', 'simEnv.participantHeld', 'scenario.ownNotAllowed'],
});

export const releaseParticipantRoute = route({
  name: 'releaseParticipant',
  summary:
    'The caller no longer acts as a participant of a simulation environment. Administrators can release the participant of any tester.',
  side: 'command',
  method: 'DELETE',
  path: '/api/simenv/:environmentToken/participants/:bic/holder',
  allow: 'signedIn',
  scope: 'send',
  params: ofParticipant,
  reply: committed,
  errors: ['simEnv.notFound', 'simEnv.participantUnknown', 'simEnv.participantHeld'],
});
