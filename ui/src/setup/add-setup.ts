import { Failure } from '@clearbench/contracts/failure';
import { savePlanRoute } from '@clearbench/contracts/plan/routes';
import type { BodyOf } from '@clearbench/contracts/route';
import { dismissSetupRoute, readSetupRoute } from '@clearbench/contracts/settings/setup-routes';
import { saveSimEnvRoute } from '@clearbench/contracts/sim-env/administration-routes';
import { defaultEnvironment } from '@clearbench/contracts/sim-env/default-environment';
import {
  installBuiltInTemplatesRoute,
  listBuiltInTemplatesRoute,
} from '@clearbench/contracts/template/built-in-routes';
import { updatePlansRoute } from '@clearbench/contracts/user/administration-routes';
import { caller } from '../http/http-caller.ts';
import { planRequested } from '../plan/plan-slice.ts';
import { simEnvsRequested } from '../sim-env/sim-env-slice.ts';
import { addFeature, store } from '../store.ts';
import { texts } from '../translation/texts.ts';
import { selectUser } from '../user/user-slice.ts';
import { setupSaga } from './setup-saga.ts';
import { type SetupAction, setupSlice } from './setup-slice.ts';

/** The plan that the checklist suggests: everything is allowed, without daily limits. */
const standardPlan = (t: (key: string) => string): BodyOf<typeof savePlanRoute> => ({
  planName: t('setup.plan.standard'),
  planDescription: t('setup.plan.standardBody'),
  canCreate: true,
  canValidate: true,
  canEdit: true,
  showPlanInfo: false,
  maxEnvs: 10,
});

const readSetup = caller(readSetupRoute);
const dismissSetup = caller(dismissSetupRoute);
const listBuiltIn = caller(listBuiltInTemplatesRoute);
const install = caller(installBuiltInTemplatesRoute);
const savePlan = caller(savePlanRoute);
const updatePlans = caller(updatePlansRoute);
const saveSimEnv = caller(saveSimEnvRoute);

/** Bulk calls count as failed if one of their parts failed. */
const demandAll = (outcomes: readonly { readonly errorKey?: string | undefined }[]): void => {
  const failed = outcomes.find(({ errorKey }) => errorKey !== undefined)?.errorKey;
  if (failed !== undefined) throw new Failure(failed as never);
};

const installTemplates = async (): Promise<void> => {
  const choices = (await listBuiltIn()).flatMap(({ templateName, status, sha256 }) =>
    status === 'new' && sha256 !== undefined ? [{ templateName, take: 'builtIn' as const, sha256 }] : [],
  );
  if (choices.length > 0) demandAll((await install({ body: { choices } })).outcomes);
};

const assignOwnPlan = async (planId: string): Promise<void> => {
  const userId = selectUser(store.getState())?.userId;
  if (userId !== undefined) demandAll((await updatePlans({ body: { userIds: [userId], planId } })).outcomes);
  store.dispatch(planRequested());
};

const openEnvironment = async (scheme: Extract<SetupAction, { step: 'environment' }>['scheme']): Promise<void> => {
  await saveSimEnv({ body: defaultEnvironment(scheme, texts.t(`scheme.${scheme}`)) });
  store.dispatch(simEnvsRequested());
};

const run = async (action: SetupAction): Promise<void> => {
  switch (action.step) {
    case 'templates':
      return installTemplates();
    case 'plan':
      return assignOwnPlan(action.planId ?? (await savePlan({ body: standardPlan(texts.t) })).planId);
    case 'environment':
      return openEnvironment(action.scheme);
  }
};

const saga = setupSaga({
  read: () => readSetup(),
  run,
  dismiss: (dismissed) => dismissSetup({ body: { dismissed } }),
});

/** Adds the state and the saga of the set-up checklist. */
export const addSetupFeatures = (): void => addFeature({ slice: setupSlice, saga });
