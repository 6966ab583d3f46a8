import { Failure } from '@clearbench/contracts/failure';
import { rulebookId } from '@clearbench/contracts/format/format-id';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import { type SimEnvDocument, simEnvView } from '@clearbench/contracts/sim-env/views';
import { type TemplateDocument, templateView } from '@clearbench/contracts/template/views';
import { everyDocument } from '@clearbench/stores/every-document';
import type { NamesOfEnvironment } from '@clearbench/test-suites/format/names-of-product';
import type { CommandContext } from '../command-context.ts';

type Parts = Pick<CommandContext, 'views'>;

/** The templates with which files of a scheme are created, by name. */
export const templatesOfScheme = async (
  { views }: Parts,
  scheme: SimEnvDocument['scheme'],
): Promise<readonly TemplateDocument[]> =>
  (await everyDocument(views, templateView, 'templateName')).filter((template) => template.scheme === scheme);

/** The message types of the changed formats of an environment's rulebooks. */
const changedMessages = async (
  { views }: Parts,
  { scheme, versions }: Pick<SimEnvDocument, 'scheme' | 'versions'>,
): Promise<readonly string[]> => {
  const changed = await Promise.all(
    versions.map((rbVersion) => views.get(rulebookFormatsView, rulebookId({ messageScheme: scheme, rbVersion }))),
  );
  return changed.flatMap((document) => Object.keys(document?.formats ?? {}));
};

/** The names that an environment adds to those of the product: its token, and templates and formats of its scheme. */
export const namesOfEnvironment = async (
  parts: Parts,
  environment: Pick<SimEnvDocument, 'environmentToken' | 'scheme' | 'versions'>,
): Promise<NamesOfEnvironment> => {
  const { environmentToken, scheme } = environment;
  const [templates, messages] = await Promise.all([
    templatesOfScheme(parts, scheme),
    changedMessages(parts, environment),
  ]);
  return { environments: [environmentToken], templates: templates.map(({ templateName }) => templateName), messages };
};

/** The environment of a suite. */
export const environmentOfSuite = async (
  { views }: Parts,
  { environmentId }: { readonly environmentId: string },
): Promise<SimEnvDocument> => {
  const environment = await views.get(simEnvView, environmentId);
  if (environment === undefined) throw new Failure('suite.notFound');
  return environment;
};

/** The names that the environment of a suite adds. */
export const namesOfSuite = async (
  parts: Parts,
  suite: { readonly environmentId: string },
): Promise<NamesOfEnvironment> => namesOfEnvironment(parts, await environmentOfSuite(parts, suite));
