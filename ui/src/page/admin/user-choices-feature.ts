import { listPlansRoute } from '@clearbench/contracts/plan/routes';
import { readAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { caller } from '../../http/caller.ts';
import { addFeature } from '../../store.ts';
import { choicesSaga } from '../../user/administration/choices/choices-saga.ts';
import { type Choices, choicesSlice } from '../../user/administration/choices/choices-slice.ts';

const readPlans = caller(listPlansRoute);
const readSettings = caller(readAppSettingsRoute);

const readChoices = async (): Promise<Choices> => {
  const [plans, { newUserNeedApproval }] = await Promise.all([readPlans(), readSettings()]);
  return { plans, newUserNeedApproval };
};

/** Plans and the setting new users begin by: what every page about users chooses from. */
export const addChoices = (): void => addFeature({ slice: choicesSlice, saga: choicesSaga(readChoices) });
