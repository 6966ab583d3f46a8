import type { EnvelopeCommand } from '@clearbench/contracts/envelope/commands';
import type { EnvelopeProfileFile } from '@clearbench/contracts/envelope/profile-file';
import {
  checkEnvelopeRoute,
  deleteEnvelopeRoute,
  listEnvelopeVersionsRoute,
  mostEnvelopeProfiles,
  restoreEnvelopeRoute,
  saveEnvelopeRoute,
} from '@clearbench/contracts/envelope/routes';
import { type EnvelopeProfileDocument, envelopeProfileView } from '@clearbench/contracts/envelope/views';
import { Failure } from '@clearbench/contracts/failure';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import { userView } from '@clearbench/contracts/user/views';
import type { CommandMetadata } from '@clearbench/event-sourcing/command-handler';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { isBuiltInProfile } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { everyDocument } from '@clearbench/stores/every-document';
import { namespacesOf } from '@clearbench/test-engine/envelopes/read-profile';
import { storedProfile } from '@clearbench/test-engine/envelopes/stored-profile';
import type { CommandContext } from '../command-context.ts';
import { envelopeDecider, envelopeStream } from './envelope-decider.ts';
import { storedVersions } from './stored-versions.ts';

type Parts = Pick<CommandContext, 'handle' | 'views' | 'log' | 'textWorkers'>;

/** Most names in an error message. */
const named = 3;
const mostVersions = 50;

const profilesOf = (documents: readonly EnvelopeProfileDocument[]): readonly EnvelopeProfileFile[] =>
  documents.flatMap(({ text }) => storedProfile(text) ?? []);

const namesOf = (content: EnvelopeProfileFile) => ({ name: content.name, namespaces: [...namespacesOf(content)] });

/** The profile of a text without errors; throws `envelope.invalid` with the first error. */
const contentOf = async ({ views, textWorkers }: Parts, text: string) => {
  const others = await everyDocument(views, envelopeProfileView, 'profileId');
  const read = await textWorkers.readEnvelopeProfile({ text, others: profilesOf(others) });
  if (read.profile !== undefined) return { content: read.profile, others };
  const [first] = read.faults;
  throw new Failure('envelope.invalid', {
    faults: read.faults.length,
    line: first?.line ?? 1,
    column: first?.column ?? 1,
  });
};

const checkUnused = async ({ views }: Parts, profileId: string): Promise<void> => {
  const environments = await everyDocument(views, simEnvView, 'environmentName');
  const users = environments.filter(({ clearing }) => clearing.envelopeProfile === profileId);
  if (users.length === 0) return;
  const some = users.slice(0, named).map(({ environmentName }) => environmentName);
  throw new Failure('envelope.inUse', { count: users.length, environments: some.join(', ') });
};

const execute = async (parts: Parts, command: EnvelopeCommand, metadata: CommandMetadata) => {
  const { profileId } = command.data;
  const { position, events } = await parts.handle(envelopeDecider, envelopeStream(profileId), command, metadata);
  await parts.views.reached(position, [envelopeProfileView]);
  return { position, events: events.length };
};

const versionsOf = async (parts: Parts, profileId: string) => {
  const versions = await storedVersions(parts, profileId);
  if (versions.length === 0) throw new Failure('envelope.notFound', { profileId });
  return versions;
};

const saveEndpoint = (parts: Parts): Endpoint =>
  serve(saveEnvelopeRoute, async ({ body: { text, basedOn, profileId: expected }, metadata, at }) => {
    const { content, others } = await contentOf(parts, text);
    const profileId = content.profile;
    if (expected !== undefined && expected !== profileId)
      throw new Failure('envelope.idDiffers', { expected, actual: profileId });
    if (basedOn === undefined && others.length >= mostEnvelopeProfiles)
      throw new Failure('envelope.tooMany', { limit: mostEnvelopeProfiles });
    const data = { profileId, ...namesOf(content), text };
    const command: EnvelopeCommand =
      basedOn === undefined
        ? { type: 'AddEnvelopeProfile', data, at }
        : { type: 'ChangeEnvelopeProfile', data: { ...data, basedOn }, at };
    const { position, events } = await execute(parts, command, metadata);
    return { reply: { position, profileId, version: (basedOn ?? 0) + events }, position };
  });

const restoreEndpoint = (parts: Parts): Endpoint =>
  serve(restoreEnvelopeRoute, async ({ params: { profileId, version }, body: { basedOn }, metadata, at }) => {
    if (isBuiltInProfile(profileId)) throw new Failure('envelope.builtIn', { profileId });
    const old = (await versionsOf(parts, profileId)).find((one) => one.version === version);
    if (old === undefined) throw new Failure('envelope.versionUnknown', { version });
    const { content } = await contentOf(parts, old.text);
    const data = { profileId, ...namesOf(content), text: old.text, basedOn, restoredFrom: version };
    const { position, events } = await execute(parts, { type: 'ChangeEnvelopeProfile', data, at }, metadata);
    return { reply: { position, profileId, version: basedOn + events }, position };
  });

const versionsEndpoint = (parts: Parts): Endpoint =>
  serve(listEnvelopeVersionsRoute, async ({ params: { profileId } }) => {
    const newest = (await versionsOf(parts, profileId)).toReversed().slice(0, mostVersions);
    const reply = newest.map(async ({ actor, ...version }) => {
      const actorName = (await parts.views.get(userView, actor))?.displayName;
      return { ...version, ...(actorName === undefined ? {} : { actorName }) };
    });
    return { reply: await Promise.all(reply) };
  });

/** The commands for envelope profiles, their versions, and the check of a text. */
export const envelopeEndpoints = (parts: Parts): Endpoint[] => [
  saveEndpoint(parts),
  restoreEndpoint(parts),
  versionsEndpoint(parts),
  serve(deleteEnvelopeRoute, async ({ params: { profileId }, metadata, at }) => {
    await checkUnused(parts, profileId);
    const { position } = await execute(parts, { type: 'RemoveEnvelopeProfile', data: { profileId }, at }, metadata);
    return { reply: { position }, position };
  }),
  serve(checkEnvelopeRoute, async ({ body: { text, file, fileName }, at }) => {
    const stored = await everyDocument(parts.views, envelopeProfileView, 'profileId');
    const { faults, recognised } = await parts.textWorkers.testEnvelopeProfile({
      text,
      others: profilesOf(stored),
      now: at,
      ...(file === undefined ? {} : { file }),
      ...(fileName === undefined ? {} : { fileName }),
    });
    return { reply: { faults: [...faults], ...(recognised === undefined ? {} : { recognised }) } };
  }),
];
