import { createHash } from 'node:crypto';
import { Failure } from '@clearbench/contracts/failure';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Principal } from '@clearbench/contracts/session/principal';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import type { TemplateValues } from '@clearbench/contracts/template/layout';
import { templateView } from '@clearbench/contracts/template/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import { nameInProfile } from '@clearbench/iso20022/envelopes/name-in-profile';
import { clearingCalendar } from '../clearing-calendar.ts';
import type { CommandContext } from '../command-context.ts';
import { envelopesOf } from '../envelopes-of-environment.ts';
import type { TemplateJob } from '../text-workers/render-template.ts';
import { wrapOptions } from '../wrap-options.ts';
import { fileNameOf } from './file-name-of.ts';

/** A file of a template, without its text. */
export type TemplateFile = {
  readonly environment: SimEnvDocument;
  readonly rbVersion: RbVersion;
  readonly fileName: string;
  readonly direction: 'TS';
  readonly origin: 'template';
  readonly source: string;
};

export type By = { readonly principal: Principal; readonly metadata: CommandMetadata; readonly at: string };

/** Creates a file from a text; a function of the file slice, passed in. */
export type KeepFile = (
  file: TemplateFile & { readonly bytes: Uint8Array },
  by: By,
) => Promise<{ position: number; vipFileSummary: VipFileSummary }>;

/** A request for a file of a template. */
export type Requested = By & {
  readonly body: {
    readonly templateName: string;
    readonly rbVersion?: RbVersion | undefined;
    readonly values: TemplateValues;
  };
};

/** The same command generates the same values, so that a repetition creates the same file. */
const seedFrom = (commandId: string): number => createHash('sha256').update(commandId).digest().readUInt32BE(0);

const newestOf = (offered: readonly RbVersion[], known: readonly RbVersion[]): RbVersion | undefined =>
  offered
    .filter((version) => known.includes(version))
    .toSorted()
    .at(-1);

/** A file to be rendered. */
type ToRender = {
  readonly file: TemplateFile;
  readonly job: Omit<TemplateJob, 'limit'>;
  /** The file with its text; without a requested name it has one by the profile of the environment, if its text is in it. */
  readonly named: (bytes: Uint8Array) => TemplateFile & { readonly bytes: Uint8Array };
};

/** The file that a request wants from a template, and the job that renders it; fails if the template does not fit. */
export const templateFile = async (
  views: CommandContext['views'],
  environment: SimEnvDocument,
  { body, principal, metadata, at }: Requested,
): Promise<ToRender> => {
  const { templateName, values } = body;
  const content = await views.get(templateView, templateName);
  if (!content) throw new Failure('template.notFound', { templateName });
  if (content.scheme !== environment.scheme) throw new Failure('template.notInEnvironment', { templateName });
  const rbVersion = body.rbVersion ?? newestOf(environment.versions, content.rbVersions);
  if (!rbVersion) throw new Failure('template.notInEnvironment', { templateName });
  if (!content.rbVersions.includes(rbVersion)) throw new Failure('simEnv.versionUnknown', { rbVersion });
  const renderContext = {
    now: businessTime(environment.clock, at),
    rbVersion,
    profileBic: principal.user.settings.bic,
    clearingBic: environment.clearing.bic,
    clearingSystemCode: environment.clearing.systemCode,
    calendar: await clearingCalendar(views, environment),
  };
  const fileName = fileNameOf(values.fileName ?? templateName);
  const seed = values.seed ?? seedFrom(metadata.commandId);
  const { now } = renderContext;
  const sender = principal.user.settings;
  const wrap = await wrapOptions(views, environment, { body: content.body, sender, now, seed });
  const file = { environment, rbVersion, fileName, direction: 'TS', origin: 'template', source: templateName } as const;
  const forms = values.fileName === undefined ? await envelopesOf(views, environment) : undefined;
  const by = { scheme: environment.scheme, sender: sender.bic, now, number: seed >>> 0 };
  return {
    file,
    job: { content, values, renderContext, seed, ...(wrap === undefined ? {} : { wrap }) },
    named: (bytes) => ({ ...file, fileName: (forms && nameInProfile(bytes, forms, by)) ?? fileName, bytes }),
  };
};
