import { findEnvironment, findFile, findRemovedFile } from '@clearbench/access/resource-access';
import { contentKind, headLength } from '@clearbench/content-kind/content-kind';
import { keyedMutex } from '@clearbench/contracts/concurrency/keyed-mutex';
import { Failure } from '@clearbench/contracts/failure';
import { readCheckProfileRoute } from '@clearbench/contracts/file/check-profile-routes';
import type { FileCommand } from '@clearbench/contracts/file/commands';
import { contentFailure } from '@clearbench/contracts/file/content-failure';
import { restoreFileRoute } from '@clearbench/contracts/file/removed-routes';
import {
  copyFileRoute,
  deleteFileRoute,
  renameFileRoute,
  switchFileDirectionRoute,
  uploadFileRoute,
  validateFileRoute,
} from '@clearbench/contracts/file/routes';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { businessTime, paceOf } from '@clearbench/contracts/sim-env/business-time';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { withBody } from '@clearbench/event-sourcing/command-content';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { checkContent } from '../check-content.ts';
import type { CommandContext } from '../command-context.ts';
import { fileHistoryScope } from '../message-history/file-history-scope.ts';
import { profileOfFile, senderIn } from '../profile-of.ts';
import { takeBody } from './body-intake.ts';
import { checkTextEndpoint } from './check-text-endpoint.ts';
import { contentEndpoints } from './content-endpoints.ts';
import { copyName } from './copy-name.ts';
import { createFile } from './create-file.ts';
import { fileDecider } from './file-decider.ts';
import { fileStream } from './file-stream.ts';
import { freeFileName, nameKey } from './free-file-name.ts';
import { impactEndpoint } from './impact-endpoint.ts';
import { readReport } from './read-report.ts';
import { renewedText } from './renewed-text.ts';
import { summaryAt } from './summary-at.ts';
import { upgradeEndpoint } from './upgrade-endpoint.ts';

/** Validates a text again, because rules about dates and lists may have another result today. */
const validateEndpoint = (context: CommandContext): Endpoint =>
  serve(validateFileRoute, async ({ body, principal, metadata, at }) => {
    const { summary, content } = await findFile(context.views, principal, body.fileId);
    const environment = await findEnvironment(context.views, principal, summary.environmentToken);
    const profile = await profileOfFile(context.views, environment, summary, at, senderIn(environment, principal.user));
    const bytes = await context.contents.get(content.sha256);
    const { fileId } = summary;
    const historyScope = await fileHistoryScope(context.views, environment, summary, principal.user.userId);
    const { check } = await checkContent(context, bytes, profile, historyScope, `${fileId}|${principal.sessionId}`);
    const data = { fileId: summary.fileId, contentVersion: summary.contentVersion, check };
    const { position } = await context.handle(
      fileDecider,
      fileStream(summary.fileId),
      { type: 'ValidateFile', data, at },
      metadata,
    );
    const validationReport = await readReport(context.contents, check.reportSha256);
    return { reply: { validationReport, position }, position };
  });

/** An environment may have dropped a rulebook version while none of its files used it. */
const checkVersion = async (views: CommandContext['views'], { envId, rbVersion }: VipFileSummary): Promise<void> => {
  const environment = await views.get(simEnvView, envId);
  if (environment && !environment.versions.includes(rbVersion))
    throw new Failure('simEnv.versionUnknown', { rbVersion });
};

/** Restores a deleted or expired file. */
const restoreEndpoint = ({ views, handle }: CommandContext): Endpoint =>
  serve(restoreFileRoute, async ({ params, principal, metadata, at }) => {
    const { summary } = await findRemovedFile(views, principal, params.fileId);
    await checkVersion(views, summary);
    const { fileId } = summary;
    const command = { type: 'RestoreFile', data: { fileId }, at } as const;
    const { position } = await handle(fileDecider, fileStream(fileId), command, metadata);
    return { reply: { position, vipFileSummary: await summaryAt(views, fileId, position) }, position };
  });

/** Refuses an upload that is not XML; the failure names its format. */
export const refuseForeignContent = async (bytes: Uint8Array): Promise<void> => {
  // Copies the first bytes, because decoders do not accept shared memory.
  const failure = contentFailure(await contentKind(bytes.slice(0, headLength)));
  if (failure) throw new Failure(failure.errorKey, failure.params);
};

/** Returns the profile of a file, so that the editor validates with the same settings as the server. */
const profileEndpoint = ({ views }: Pick<CommandContext, 'views'>): Endpoint =>
  serve(readCheckProfileRoute, async ({ params, principal, at }) => {
    const { summary } = await findFile(views, principal, params.fileId);
    const environment = await findEnvironment(views, principal, summary.environmentToken);
    const profile = await profileOfFile(views, environment, summary, at, senderIn(environment, principal.user));
    // An answer is validated as of its delivery.
    const pace = summary.origin === 'engine' && summary.direction === 'ST' ? 0 : paceOf(environment.clock);
    return { reply: { ...profile, pace } };
  });

const answer = <Reply extends { position: number }>(reply: Reply) => ({ reply, position: reply.position });

/** Prevents that concurrent commands create files with the same name. */
const mutex = keyedMutex();

/** The commands for files. */
export const fileEndpoints = (context: CommandContext): Endpoint[] => {
  const { views, contents } = context;
  const execute = async (command: FileCommand, metadata: CommandMetadata) => {
    const { fileId } = command.data;
    const { position } = await context.handle(fileDecider, fileStream(fileId), command, metadata);
    return { fileId, position };
  };
  const changed = async (command: FileCommand, metadata: CommandMetadata) => {
    const { fileId, position } = await execute(command, metadata);
    return answer({ position, vipFileSummary: await summaryAt(views, fileId, position) });
  };

  return [
    serve(uploadFileRoute, async (call) => {
      const { environmentToken, ...file } = call.query;
      const environment = await findEnvironment(views, call.principal, environmentToken);
      const bytes = await takeBody(call.request, context.largestContent);
      await refuseForeignContent(bytes);
      const by = { ...call, metadata: await withBody(call.metadata, bytes) };
      return answer(await createFile(context, { environment, ...file, origin: 'upload', bytes }, by));
    }),
    serve(copyFileRoute, async (call) => {
      const { summary, content } = await findFile(views, call.principal, call.params.fileId);
      const environment = await findEnvironment(views, call.principal, summary.environmentToken);
      const { rbVersion, fileId: source } = summary;
      const copy = {
        environment,
        rbVersion,
        fileName: copyName(summary.fileName),
        direction: 'TS',
        origin: 'copy',
        source,
      } as const;
      const { newIds = false, ...choice } = call.body ?? {};
      const same = await contents.get(content.sha256);
      const by = { metadata: call.metadata, now: businessTime(environment.clock, call.at) };
      const bytes = newIds ? await renewedText(context, same, choice, by) : same;
      return answer(await createFile(context, { ...copy, bytes }, call));
    }),
    serve(renameFileRoute, async (call) => {
      const { summary } = await findFile(views, call.principal, call.params.fileId);
      const { fileId, envId: environmentId } = summary;
      return mutex(`${environmentId}|${nameKey(call.body)}`, async () => {
        const fileName = await freeFileName(views, call.body, { environmentId, fileId });
        return changed({ type: 'RenameFile', data: { fileId, fileName }, at: call.at }, call.metadata);
      });
    }),
    serve(switchFileDirectionRoute, async (call) => {
      const { summary } = await findFile(views, call.principal, call.params.fileId);
      const direction = call.body?.direction ?? (summary.direction === 'TS' ? 'ST' : 'TS');
      return changed(
        { type: 'SwitchFileDirection', data: { fileId: summary.fileId, direction }, at: call.at },
        call.metadata,
      );
    }),
    serve(deleteFileRoute, async (call) => {
      const { summary } = await findFile(views, call.principal, call.params.fileId);
      const { position } = await execute(
        { type: 'DeleteFile', data: { fileId: summary.fileId }, at: call.at },
        call.metadata,
      );
      return answer({ position });
    }),
    restoreEndpoint(context),
    validateEndpoint(context),
    profileEndpoint(context),
    checkTextEndpoint(context),
    upgradeEndpoint(context),
    impactEndpoint(context),
    ...contentEndpoints(context),
  ];
};
