import type { EnvelopeProfileFile } from '@clearbench/contracts/envelope/profile-file';
import { allNamespaces, envelopeNamespacesView, envelopeProfileView } from '@clearbench/contracts/envelope/views';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { builtInProfiles, neutralProfile } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { formsOfProfile } from '@clearbench/iso20022/envelopes/forms-of-profile';
import { messageFormOf } from '@clearbench/iso20022/envelopes/message-form';
import type { Profile } from '@clearbench/iso20022/profile';
import type { ReadModels } from '@clearbench/stores/read-models';
import { storedProfile } from '@clearbench/test-engine/envelopes/stored-profile';

/** The names of the envelope profiles of administrators by their namespaces; nothing where there are none. */
export const otherEnvelopes = async (views: Pick<ReadModels, 'get'>): Promise<Pick<Profile, 'otherEnvelopes'>> => {
  const profiles = Object.values((await views.get(envelopeNamespacesView, allNamespaces))?.profiles ?? {});
  if (profiles.length === 0) return {};
  const named = profiles.flatMap(({ name, namespaces }) => namespaces.map((namespace) => [namespace, name] as const));
  return { otherEnvelopes: Object.fromEntries(named) };
};

type EnvelopeParts = Pick<Profile, 'envelopes' | 'messageForm' | 'missingEnvelope'>;
/** The parts for a validation, and the name of the profile that is used. */
type NamedParts = { readonly name: string; readonly parts: EnvelopeParts };

const partsOf = (content: EnvelopeProfileFile): EnvelopeParts => {
  const messageForm = messageFormOf(content);
  return { envelopes: formsOfProfile(content), ...(messageForm === undefined ? {} : { messageForm }) };
};

const builtInParts: ReadonlyMap<string, NamedParts> = new Map(
  builtInProfiles.map((content) => [
    content.profile,
    { name: content.name, parts: content === neutralProfile ? {} : partsOf(content) },
  ]),
);

/** The envelope profile that an environment chose. Where it no longer exists, the neutral one applies and the parts state it. */
export const namedEnvelopesOf = async (
  views: Pick<ReadModels, 'get'>,
  { clearing: { envelopeProfile = neutralProfile.profile } }: Pick<SimEnvDocument, 'clearing'>,
): Promise<NamedParts> => {
  const builtIn = builtInParts.get(envelopeProfile);
  if (builtIn !== undefined) return builtIn;
  const own = await views.get(envelopeProfileView, envelopeProfile);
  const content = own === undefined ? undefined : storedProfile(own.text);
  if (content === undefined) return { name: neutralProfile.name, parts: { missingEnvelope: envelopeProfile } };
  return { name: content.name, parts: partsOf(content) };
};

/** The forms of the envelope profile that an environment chose; nothing for the neutral profile, which is the default. */
export const envelopesOf = async (
  views: Pick<ReadModels, 'get'>,
  environment: Pick<SimEnvDocument, 'clearing'>,
): Promise<EnvelopeParts> => (await namedEnvelopesOf(views, environment)).parts;
