import { findEnvironment } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Profile } from '@clearbench/iso20022/profile';
import type { CommandContext } from '../command-context.ts';
import { currentMemory } from '../message-history/file-history-scope.ts';
import type { HistoryScope } from '../message-history/history-scope.ts';
import { profileOf, senderIn } from '../profile-of.ts';
import type { TextWorkers } from '../text-workers/text-workers.ts';
import { generateEndpoint } from './generate-endpoint.ts';
import { type KeepFile, templateFile } from './template-file.ts';
import { renderedText } from './template-text.ts';

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

/** Adds the message history of a text to its profile. */
type WithHistory = (bytes: Uint8Array, profile: Profile, scope: HistoryScope) => Promise<Profile>;

export const templateEndpoints = (
  context: Pick<CommandContext, 'views' | 'textWorkers' | 'largestContent'>,
  createFile: KeepFile,
  withHistory: WithHistory,
): Endpoint[] => [
  serve(importTemplateRoute, async (call) => {
    const { views, textWorkers, largestContent } = context;
    const { envToken, deliberateError } = call.body;
    const environment = await findEnvironment(views, call.principal, envToken);
    const { file, job, named } = await templateFile(views, environment, call);
    const { userId } = call.principal.user;
    const made = await renderedText(textWorkers, { ...job, limit: largestContent });
    const profileWithHistory = async () =>
      withHistory(
        made,
        await profileOf(views, environment, file, call.at, senderIn(environment, call.principal.user)),
        {
          memory: currentMemory(environment),
          userId,
          direction: file.direction,
        },
      );
    const bytes =
      deliberateError === undefined
        ? made
        : await withDeliberateError(textWorkers, made, deliberateError, await profileWithHistory());
    const stored = await createFile(named(bytes), call);
    return { reply: stored, position: stored.position };
  }),
  generateEndpoint(context, createFile),
];
