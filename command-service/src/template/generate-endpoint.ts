import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { generateFileRoute } from '@clearbench/contracts/template/generate-routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { checkSize, checkTransactions } from '../environment-limits.ts';
import { profileOf, senderIn } from '../profile-of.ts';
import type { GeneratedLoadFile } from '../text-workers/generate-load-file.ts';
import { type KeepFile, templateFile } from './template-file.ts';

type Written = Extract<GeneratedLoadFile, { bytes: Uint8Array }>;

/** The file; fails with the key of what is wrong with the values, the message or a planned error. */
const writtenFile = (generated: GeneratedLoadFile, limit: number): Written => {
  if ('bytes' in generated) return generated;
  if ('failure' in generated) throw new Failure(generated.failure.errorKey, generated.failure.params);
  if ('tooLarge' in generated) throw new Failure('file.tooLarge', { limit });
  // The body was validated when the template was saved.
  throw new Error(generated.bodyBroken);
};

/** Creates a file of many transactions; the limits of the environment are checked before it is written. */
export const generateEndpoint = (
  { views, textWorkers, largestContent }: Pick<CommandContext, 'views' | 'textWorkers' | 'largestContent'>,
  createFile: KeepFile,
): Endpoint =>
  serve(generateFileRoute, async (call) => {
    const { transactions, errors = [], vary = {}, envToken } = call.body;
    const environment = await findEnvironment(views, call.principal, envToken);
    checkTransactions(environment, transactions);
    const { file, job, named } = await templateFile(views, environment, call);
    const profile = await profileOf(views, environment, file, call.at, senderIn(environment, call.principal.user));
    const limit = Math.min(largestContent, environment.limits?.largestFile ?? largestContent);
    const generated = await textWorkers.generateLoadFile({ ...job, limit, transactions, errors, vary, profile });
    if ('tooLarge' in generated) checkSize(environment, generated.tooLarge);
    const { bytes, planned } = writtenFile(generated, limit);
    const stored = await createFile(named(bytes), call);
    const listed = planned.map((one) => ({ ...one, transactions: [...one.transactions] }));
    return { reply: { ...stored, planned: listed }, position: stored.position };
  });
