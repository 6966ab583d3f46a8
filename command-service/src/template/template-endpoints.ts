import { createHash } from 'node:crypto';
import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { templateView } from '@clearbench/contracts/template/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Profile } from '@clearbench/iso20022/profile';
import { clearingCalendar } from '../clearing-calendar.ts';
import type { CommandContext } from '../command-context.ts';
import { profileOf } from '../profile-of.ts';
import type { TemplateJob } from '../text-workers/render-template.ts';
import type { TextWorkers } from '../text-workers/text-workers.ts';
import { fileNameOf } from './file-name-of.ts';

/** The text of a template; fails with the key of the invalid value, or `file.tooLarge`. */
const renderedText = async (
  textWorkers: Pick<TextWorkers, 'renderTemplate'>,
  job: TemplateJob,
): Promise<Uint8Array> => {
  const rendered = await textWorkers.renderTemplate(job);
  if ('bytes' in rendered) return rendered.bytes;
  if ('failure' in rendered) throw new Failure(rendered.failure.errorKey, rendered.failure.params);
  // The body was validated when the template was saved.
  throw new Error(rendered.bodyBroken);
};

/** The text with one injected error; refused where the rule cannot be broken alone. */
const withDeliberateError = async (
  textWorkers: Pick<TextWorkers, 'breakRule'>,
  bytes: Uint8Array,
  ruleId: string,
  profile: Profile,
): Promise<Uint8Array> => {
  const broken = await textWorkers.breakRule(bytes, ruleId, profile);
  if (broken === undefined) throw new Failure('template.ruleNotBreakable', { ruleId });
  return broken;
};

type NewFile = {
  readonly environment: SimEnvDocument;
  readonly rbVersion: RbVersion;
  readonly fileName: string;
  readonly direction: 'TS';
  readonly origin: 'template';
  readonly source: string;
  readonly bytes: Uint8Array;
};
type By = { readonly principal: Principal; readonly metadata: CommandMetadata; readonly at: string };
/** Creates a file from a text; a function of the file slice, passed in. */
type KeepFile = (file: NewFile, by: By) => Promise<{ position: number; vipFileSummary: VipFileSummary }>;

/** The same command generates the same values, so that a repetition creates the same file. */
const seedFrom = (commandId: string): number => createHash('sha256').update(commandId).digest().readUInt32BE(0);

const newestOf = (offered: readonly RbVersion[], known: readonly RbVersion[]): RbVersion | undefined =>
  offered
    .filter((version) => known.includes(version))
    .toSorted()
    .at(-1);

export const templateEndpoints = (
  { views, textWorkers, largestContent }: Pick<CommandContext, 'views' | 'textWorkers' | 'largestContent'>,
  createFile: KeepFile,
): Endpoint[] => [
  serve(importTemplateRoute, async (call) => {
    const { templateName, envToken, values, deliberateError } = call.body;
    const environment = await findEnvironment(views, call.principal, envToken);
    const template = await views.get(templateView, templateName);
    if (!template) throw new Failure('template.notFound', { templateName });
    if (template.scheme !== environment.scheme) throw new Failure('template.notInEnvironment', { templateName });
    const rbVersion = call.body.rbVersion ?? newestOf(environment.versions, template.rbVersions);
    if (!rbVersion) throw new Failure('template.notInEnvironment', { templateName });
    if (!template.rbVersions.includes(rbVersion)) throw new Failure('simEnv.versionUnknown', { rbVersion });
    const renderContext = {
      now: call.at,
      rbVersion,
      profileBic: call.principal.user.settings.bic,
      clearingBic: environment.clearing.bic,
      clearingSystemCode: environment.clearing.systemCode,
      calendar: await clearingCalendar(views, environment),
    };
    const file = {
      environment,
      rbVersion,
      fileName: fileNameOf(values.fileName ?? templateName),
      direction: 'TS',
      origin: 'template',
    } as const;
    const seed = values.seed ?? seedFrom(call.metadata.commandId);
    const made = await renderedText(textWorkers, {
      content: template,
      values,
      renderContext,
      seed,
      limit: largestContent,
    });
    const bytes =
      deliberateError === undefined
        ? made
        : await withDeliberateError(
            textWorkers,
            made,
            deliberateError,
            await profileOf(views, environment, file, call.at, call.principal.user.settings),
          );
    const stored = await createFile({ ...file, source: templateName, bytes }, call);
    return { reply: stored, position: stored.position };
  }),
];
