import { findEnvironment, findFile } from '@clearbench/access/resource-access';
import { Failure } from '@clearbench/contracts/failure';
import { upgradeFileRoute } from '@clearbench/contracts/file/upgrade-routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { CommandContext } from '../command-context.ts';
import { createFile } from './create-file.ts';

/** Creates a copy of a file under a newer rulebook; the file itself does not change. */
export const upgradeEndpoint = (context: CommandContext): Endpoint =>
  serve(upgradeFileRoute, async (call) => {
    const { views, contents, textWorkers } = context;
    const { summary, content } = await findFile(views, call.principal, call.params.fileId);
    const { rbVersion, environmentToken = summary.environmentToken } = call.body;
    const environment = await findEnvironment(views, call.principal, environmentToken);
    if (!environment.versions.includes(rbVersion)) throw new Failure('simEnv.versionUnknown', { rbVersion });
    if (rbVersion <= summary.rbVersion)
      throw new Failure('file.rulebookNotNewer', { from: summary.rbVersion, to: rbVersion });
    const upgrade = await textWorkers.upgrade(await contents.get(content.sha256), {
      scheme: environment.scheme,
      rbVersion,
    });
    if ('brokenAtLine' in upgrade) throw new Failure('file.notWellFormed', { line: upgrade.brokenAtLine });
    const { bytes, changes, findings, findingCount } = upgrade;
    if (changes.length === 0 && findings.some(({ kind }) => kind === 'message'))
      throw new Failure('file.notUpgradable', { to: rbVersion });
    const { fileName, direction, fileId: source } = summary;
    const copy = { environment, rbVersion, fileName, direction, origin: 'copy', source, bytes } as const;
    const created = await createFile(context, copy, call);
    return {
      reply: { ...created, changes: [...changes], findings: [...findings], findingCount },
      position: created.position,
    };
  });
