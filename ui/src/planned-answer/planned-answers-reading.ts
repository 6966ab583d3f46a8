import { plannedAnswerView } from '@clearbench/contracts/transfer/views';
import { liveReading } from '../live/live-reading.ts';
import { addFeature } from '../store.ts';
import { plannedAnswers } from './planned-answer-calls.ts';

type OfEnvironment = { readonly environmentId: string; readonly environmentToken: string };

/** The planned answers of an environment, read again when one of them changes. */
export const plannedAnswersReading = liveReading({
  name: 'plannedAnswers',
  topic: plannedAnswerView.name,
  read: ({ environmentToken }: OfEnvironment) => plannedAnswers(environmentToken),
  // The server names the environment, not the answer.
  isAbout: ({ environmentId }, id) => environmentId === id,
});

/** Adds the part of the store of the page of planned answers. */
export const addPlannedAnswers = (): void =>
  addFeature({ slice: plannedAnswersReading.slice, saga: plannedAnswersReading.saga });
