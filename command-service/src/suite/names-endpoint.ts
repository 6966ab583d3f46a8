import { schemes } from '@clearbench/contracts/sim-env/scheme';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { readSuiteNamesRoute, type SuiteNames } from '@clearbench/contracts/suite/names-route';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { knownMessages } from '@clearbench/iso20022/model/message-models';
import { builtInTemplates } from '@clearbench/template-engine/built-in/built-in-templates';
import { rulesOfProduct } from '@clearbench/test-suites/format/names-of-product';
import { clockFields } from '@clearbench/test-suites/run/clock-values';
import { messageFieldNames } from '@clearbench/test-suites/run/message-fields';
import type { CommandContext } from '../command-context.ts';
import { environmentOfSuite, templatesOfScheme } from '../stored-suites/environment-names.ts';
import { readSuiteFolder } from '../stored-suites/suite-folder.ts';

type Named = SuiteNames['templates'][number];

const templatesOf = async (context: CommandContext, environment: SimEnvDocument | undefined): Promise<Named[]> => {
  const own = environment === undefined ? [] : await templatesOfScheme(context, environment.scheme);
  const all = new Map<string, string>();
  for (const { templateName, content } of builtInTemplates) all.set(templateName, content.title);
  for (const { templateName, title } of own) all.set(templateName, title);
  return [...all].map(([name, title]) => ({ name, title })).toSorted((one, other) => (one.name < other.name ? -1 : 1));
};

/** The default environments by scheme; the environment of the suite has its own token, too. */
const environmentsOf = (environment: SimEnvDocument | undefined): Named[] => {
  const all = new Map<string, string | undefined>(schemes.map((scheme) => [scheme, undefined]));
  if (environment) all.set(environment.environmentToken, environment.environmentName);
  return [...all].map(([name, title]) => ({ name, ...(title === undefined ? {} : { title }) }));
};

/** The names that the editor of a suite offers. */
export const namesEndpoint = (context: CommandContext): Endpoint =>
  serve(readSuiteNamesRoute, async ({ params: { suiteId }, principal }) => {
    const { environmentId } = await readSuiteFolder(context, principal, { suiteId });
    const environment = environmentId === undefined ? undefined : await environmentOfSuite(context, { environmentId });
    return {
      reply: {
        environments: environmentsOf(environment),
        templates: await templatesOf(context, environment),
        rules: [...rulesOfProduct],
        messages: [...knownMessages],
        messageFields: [...messageFieldNames],
        clockFields: [...clockFields],
      },
    };
  });
