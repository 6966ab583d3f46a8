import {
  claimParticipantRoute,
  listParticipantsRoute,
  releaseParticipantRoute,
  type ShownParticipant,
} from '@clearbench/contracts/sim-env/participant-routes';
import type { AnswerMode } from '@clearbench/contracts/sim-env/participants';
import { caller } from '../http/http-caller.ts';
import { notifyProblem } from '../notice/notify.ts';
import { problemOf } from '../saga/problem.ts';

const listParticipants = caller(listParticipantsRoute);
const claimParticipant = caller(claimParticipantRoute);
const releaseParticipant = caller(releaseParticipantRoute);

const reporting = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    notifyProblem(problemOf(error));
    return undefined;
  }
};

/** The participants of an environment; undefined where they could not be read, which is reported. */
export const participantsOf = (environmentToken: string): Promise<readonly ShownParticipant[] | undefined> =>
  reporting(() => listParticipants({ params: { environmentToken } }));

/** Claims or releases a participant; reports a failure. */
export const changeHolder = (environmentToken: string, bic: string, change: 'claim' | 'release'): Promise<unknown> => {
  const params = { environmentToken, bic };
  return reporting(() =>
    change === 'claim' ? claimParticipant({ params, query: {} }) : releaseParticipant({ params }),
  );
};

/** Changes who answers for a participant of the user; reports a failure. */
export const changeAnswers = (environmentToken: string, bic: string, answers: AnswerMode): Promise<unknown> =>
  reporting(() => claimParticipant({ params: { environmentToken, bic }, query: { answers } }));
