import { planView } from '@clearbench/contracts/plan/views';
import type { Principal } from '@clearbench/contracts/session/principal';
import { readSetupRoute, type SetupChecklist } from '@clearbench/contracts/settings/setup-routes';
import { settingsId, setupView } from '@clearbench/contracts/settings/views';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { templateOriginView } from '@clearbench/contracts/template/views';
import { invitationView, userView } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { readSettings } from '@clearbench/hosting/app-settings/read-settings';
import { everyDocument } from '@clearbench/stores/every-document';
import { builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import type { QueryContext } from '../query-context.ts';
import { unwrittenPages } from './unwritten-pages.ts';

type Parts = Pick<QueryContext, 'views' | 'texts' | 'appInfo'> & {
  readonly loginUrls: () => readonly { readonly name: string }[];
};

const templatesStep = async ({ views }: Parts): Promise<SetupChecklist['templates']> => {
  const origins = await everyDocument(views, templateOriginView, 'templateName');
  const known = new Set(origins.map(({ templateName }) => templateName));
  const installed = origins.filter(({ deleted }) => !deleted).length;
  const available = builtInTemplates.filter(({ templateName }) => !known.has(templateName)).length;
  return { done: installed > 0, installed, available };
};

const planStep = async ({ views }: Parts, { plan }: Principal): Promise<SetupChecklist['plan']> => {
  const plans = await everyDocument(views, planView, 'planName');
  return {
    done: plans.length > 0 && plan !== undefined,
    plans: plans.map(({ planId, planName }) => ({ planId, planName })),
    own: plan !== undefined,
  };
};

const environmentStep = async ({ views }: Parts): Promise<SetupChecklist['environment']> => {
  const environments = await everyDocument(views, simEnvView, 'environmentName');
  return {
    done: environments.length > 0,
    environments: environments.map(({ environmentId, environmentToken, environmentName }) => ({
      environmentId,
      environmentToken,
      environmentName,
    })),
  };
};

const peopleStep = async ({ views }: Parts): Promise<SetupChecklist['people']> => {
  const [accounts, invitations] = await Promise.all([
    views.count(userView, []),
    views.count(invitationView, [{ field: 'state', is: 'open' }]),
  ]);
  return { done: accounts > 1 || invitations > 0, accounts, invitations };
};

const legalTextsStep = async (parts: Parts): Promise<SetupChecklist['legalTexts']> => {
  const { legalTexts } = (await readSettings(parts.views)).settings;
  const unwritten = (await unwrittenPages(parts)).filter((page) => legalTexts[page]);
  return { done: unwritten.length === 0, unwritten };
};

/** The setup checklist, computed from the read models and the settings of the running service. */
export const setupQueries = (parts: Parts): Endpoint[] => [
  serve(readSetupRoute, async ({ principal }) => {
    const [setup, templates, plan, environment, people, legalTexts] = await Promise.all([
      parts.views.get(setupView, settingsId),
      templatesStep(parts),
      planStep(parts, principal),
      environmentStep(parts),
      peopleStep(parts),
      legalTextsStep(parts),
    ]);
    const names = parts.loginUrls().map(({ name }) => name);
    return {
      reply: {
        dismissed: setup?.dismissed ?? false,
        templates,
        plan,
        environment,
        bic: { done: principal.user.settings.bic !== '' },
        providers: { done: names.length > 0, names },
        mail: { done: parts.appInfo.basicSettings.outgoingMailConfigured },
        legalTexts,
        people,
      },
    };
  }),
];
