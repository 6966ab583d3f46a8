import { listPlansRoute } from '@clearbench/contracts/plan/routes';
import { readAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { caller } from '../../../http/http-caller.ts';
import { addFeature } from '../../../store.ts';
import { choicesSaga } from './choices-saga.ts';
import { type Choices, choicesSlice } from './choices-slice.ts';

const readPlans = caller(listPlansRoute);
const readSettings = caller(readAppSettingsRoute);

const readChoices = async (): Promise<Choices> => {
  const [plans, { newUserNeedApproval }] = await Promise.all([readPlans(), readSettings()]);
  return { plans, newUserNeedApproval };
};

/** Adds the plans and the approval setting, which pages about users need. */
export const addChoices = (): void => addFeature({ slice: choicesSlice, saga: choicesSaga(readChoices) });
