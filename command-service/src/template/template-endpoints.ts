import { createHash } from 'node:crypto';
import { findEnvironment } from '@clearbench/access/reach';
import { Failure } from '@clearbench/contracts/failure';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { Principal } from '@clearbench/contracts/session/principal';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { templateView } from '@clearbench/contracts/template/views';
import type { Order } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { dice } from '@clearbench/template-engine/dice';
import { textInPieces } from '@clearbench/template-engine/text-in-pieces';
import { clearingCalendar } from '../clearing-calendar.ts';
import { profileOf } from '../profile-of.ts';
import type { Workplace } from '../workplace.ts';
import { withDeliberateError } from './deliberate-error.ts';
import { fileNameOf } from './file-name-of.ts';
import { joined } from './joined.ts';

type NewFile = {
  readonly environment: SimEnvDocument;
  readonly rbVersion: RbVersion;
  readonly fileName: string;
  readonly direction: 'TS';
  readonly origin: 'template';
  readonly source: string;
  readonly bytes: Uint8Array;
};
type By = { readonly principal: Principal; readonly order: Order; readonly at: string };
/** Makes a file of a text; the file slice's own, handed in. */
type KeepFile = (file: NewFile, by: By) => Promise<{ position: number; vipFileSummary: VipFileSummary }>;

/** The same command makes up the same values, so that repeating it makes the same file. */
const seedFrom = (commandId: string): number => createHash('sha256').update(commandId).digest().readUInt32BE(0);

const newestOf = (offered: readonly RbVersion[], known: readonly RbVersion[]): RbVersion | undefined =>
  offered
    .filter((version) => known.includes(version))
    .toSorted()
    .at(-1);

export const templateEndpoints = (
  { views, bench }: Pick<Workplace, 'views' | 'bench'>,
  keepFile: KeepFile,
): Endpoint[] => [
  serve(importTemplateRoute, async (call) => {
    const { templateName, envToken, values, deliberateError } = call.body;
    const environment = await findEnvironment(views, call.principal, envToken);
    const template = await views.get(templateView, templateName);
    if (!template || template.scheme !== environment.scheme) throw new Failure('template.notFound', { templateName });
    const rbVersion = call.body.rbVersion ?? newestOf(environment.versions, template.rbVersions);
    if (!rbVersion) throw new Failure('template.notFound', { templateName });
    if (!template.rbVersions.includes(rbVersion)) throw new Failure('simEnv.versionUnknown', { rbVersion });
    const occasion = {
      now: call.at,
      rbVersion,
      profileBic: call.principal.user.settings.bic,
      clearingBic: environment.clearing.bic,
      clearingSystemCode: environment.clearing.systemCode,
      calendar: await clearingCalendar(views, environment),
      dice: dice(values.seed ?? seedFrom(call.order.commandId)),
    };
    const text = await joined(textInPieces(template, values, occasion));
    const file = {
      environment,
      rbVersion,
      fileName: fileNameOf(values.fileName),
      direction: 'TS',
      origin: 'template',
    } as const;
    const made = new TextEncoder().encode(text);
    const bytes =
      deliberateError === undefined
        ? made
        : await withDeliberateError(
            bench,
            made,
            deliberateError,
            await profileOf(views, environment, file, call.at, call.principal.user.settings),
          );
    const kept = await keepFile({ ...file, source: templateName, bytes }, call);
    return { reply: kept, position: kept.position };
  }),
];
