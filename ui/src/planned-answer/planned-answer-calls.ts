import {
  changePlannedAnswerRoute,
  editPlannedAnswerRoute,
  listPlannedAnswersRoute,
  type PlannedAnswerItem,
  readPlannedAnswerRoute,
} from '@clearbench/contracts/transfer/planned-answer-routes';
import { caller } from '../http/http-caller.ts';
import { notifyProblem } from '../notice/notify.ts';
import { problemOf } from '../saga/problem.ts';

const list = caller(listPlannedAnswersRoute);
const read = caller(readPlannedAnswerRoute);
const change = caller(changePlannedAnswerRoute);
const edit = caller(editPlannedAnswerRoute);

export type AnswerAction = 'hold' | 'resume' | 'release' | 'drop';
export type PlannedAnswerKey = Pick<PlannedAnswerItem, 'transferId' | 'answerId'>;

const reporting = async (work: () => Promise<unknown>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (error) {
    notifyProblem(problemOf(error));
    return false;
  }
};

const paramsOf = (environmentToken: string, { transferId, answerId }: PlannedAnswerKey) => ({
  params: { environmentToken, transferId, answerId },
});

export const plannedAnswers = (environmentToken: string) => list({ params: { environmentToken }, query: {} });

export const readText = async (environmentToken: string, key: PlannedAnswerKey): Promise<string> =>
  (await read(paramsOf(environmentToken, key))).text;

export const changeAnswer = (environmentToken: string, key: PlannedAnswerKey, action: AnswerAction): Promise<boolean> =>
  reporting(() => change({ ...paramsOf(environmentToken, key), body: { action } }));

export const saveText = (environmentToken: string, key: PlannedAnswerKey, text: string): Promise<boolean> =>
  reporting(() => edit({ ...paramsOf(environmentToken, key), body: { text } }));
