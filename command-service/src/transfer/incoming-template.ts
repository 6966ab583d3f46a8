import { Failure } from '@clearbench/contracts/failure';
import type { BodyOf } from '@clearbench/contracts/route';
import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { largestIncomingSource } from '@clearbench/contracts/transfer/incoming';
import type { requestIncomingRoute } from '@clearbench/contracts/transfer/incoming-routes';
import type { CommandContext } from '../command-context.ts';
import { profileAsOf } from '../profile-of.ts';
import type { IncomingSource, TemplateText } from './incoming-source.ts';

type From = Extract<BodyOf<typeof requestIncomingRoute>['from'], { templateName: string }>;
type Call = Omit<Parameters<TemplateText>[1], 'body'>;

/** The text of a template, if it has no errors. */
export const sourceTemplate = async (
  context: CommandContext,
  templateText: TemplateText,
  environment: SimEnvDocument,
  from: From,
  call: Call,
): Promise<IncomingSource> => {
  const { rbVersion: wanted, ...body } = from;
  const request = { ...call, body: { ...body, ...(wanted === undefined ? {} : { rbVersion: wanted }) } };
  const source = await templateText(environment, request, largestIncomingSource);
  const { rbVersion, fileName, bytes } = source;
  const file = { rbVersion, fileName, direction: 'TS' } as const;
  const { settings } = call.principal.user;
  const profile = await profileAsOf(
    context.views,
    environment,
    file,
    businessTime(environment.clock, call.at),
    settings,
  );
  const { errors } = (await context.textWorkers.check(bytes, profile)).report.validationSummary;
  if (errors > 0) throw new Failure('transfer.sourceInvalid', { errors });
  return { ...source, templateName: from.templateName };
};
