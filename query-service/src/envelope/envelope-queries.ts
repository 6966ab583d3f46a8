import { envelopeProfileSchema } from '@clearbench/contracts/envelope/profile-file';
import {
  type EnvelopeDetails,
  type EnvelopeSummary,
  listEnvelopesRoute,
  readEnvelopeRoute,
  readEnvelopeSchemaRoute,
} from '@clearbench/contracts/envelope/routes';
import { type EnvelopeProfileDocument, envelopeProfileView } from '@clearbench/contracts/envelope/views';
import { Failure } from '@clearbench/contracts/failure';
import { simEnvView } from '@clearbench/contracts/sim-env/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { builtInProfiles, neutralProfile } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { formsOfProfile } from '@clearbench/iso20022/envelopes/forms-of-profile';
import { messageFormOf } from '@clearbench/iso20022/envelopes/message-form';
import { everyDocument } from '@clearbench/stores/every-document';
import { storedProfile } from '@clearbench/test-engine/envelopes/stored-profile';
import type { QueryContext } from '../query-context.ts';

type Views = QueryContext['views'];

/** The profiles of the product as documents; their text is JSON. */
const builtIn: readonly EnvelopeProfileDocument[] = builtInProfiles.map((content) => ({
  profileId: content.profile,
  version: 0,
  name: content.name,
  text: `${JSON.stringify(content, null, 2)}\n`,
}));

/** Names of the environments by the profile they use. */
const usersOf = async (views: Views): Promise<ReadonlyMap<string, readonly string[]>> => {
  const environments = await everyDocument(views, simEnvView, 'environmentName');
  const byProfile = Map.groupBy(environments, ({ clearing }) => clearing.envelopeProfile ?? neutralProfile.profile);
  return new Map([...byProfile].map(([id, some]) => [id, some.map(({ environmentName }) => environmentName)]));
};

const summaryOf = (
  { profileId, version, name, text }: EnvelopeProfileDocument,
  users: ReadonlyMap<string, readonly string[]>,
): EnvelopeSummary => {
  const content = storedProfile(text);
  const forms = content === undefined ? [] : formsOfProfile(content);
  const ofMessage = content === undefined ? undefined : messageFormOf(content);
  const fileName = (forms[0] ?? ofMessage)?.fileName?.sample;
  return {
    profileId,
    name,
    builtIn: version === 0,
    version,
    fileTypes: forms.map(({ fileType }) => fileType),
    ...(fileName === undefined ? {} : { fileName }),
    usedBy: [...(users.get(profileId) ?? [])],
  };
};

const details = (
  document: EnvelopeProfileDocument,
  users: ReadonlyMap<string, readonly string[]>,
): EnvelopeDetails => ({
  ...summaryOf(document, users),
  text: document.text,
});

/** Envelope profiles for administrators, and their format for editors and programs. */
export const envelopeQueries = ({ views }: Pick<QueryContext, 'views'>): Endpoint[] => [
  serve(listEnvelopesRoute, async () => {
    const [own, users] = await Promise.all([everyDocument(views, envelopeProfileView, 'profileId'), usersOf(views)]);
    return { reply: [...builtIn, ...own].map((one) => summaryOf(one, users)) };
  }),
  serve(readEnvelopeRoute, async ({ params: { profileId } }) => {
    const document =
      builtIn.find((one) => one.profileId === profileId) ?? (await views.get(envelopeProfileView, profileId));
    if (!document) throw new Failure('envelope.notFound', { profileId });
    return { reply: details(document, await usersOf(views)) };
  }),
  serve(readEnvelopeSchemaRoute, async () => ({ reply: envelopeProfileSchema() })),
];
