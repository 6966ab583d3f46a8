import { envelopeProfileView } from '@clearbench/contracts/envelope/views';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { builtInForms, builtInProfiles } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { formsOfProfile } from '@clearbench/iso20022/envelopes/forms-of-profile';
import { messageFormOf } from '@clearbench/iso20022/envelopes/message-form';
import type { WrapOptions } from '@clearbench/iso20022/envelopes/wrapping/in-profile';
import type { KnownForms } from '@clearbench/iso20022/envelopes/wrapping/source-messages';
import { everyDocument } from '@clearbench/stores/every-document';
import type { ReadModels } from '@clearbench/stores/read-models';
import { isDocument } from '@clearbench/template-engine/is-document';
import { storedProfile } from '@clearbench/test-engine/envelopes/stored-profile';
import { envelopesOf } from './envelopes-of-environment.ts';

type Views = Pick<ReadModels, 'get' | 'find'>;

const builtInMessages = builtInProfiles.flatMap((profile) => messageFormOf(profile) ?? []);

/** The forms of all profiles, of the product and of administrators. */
const knownForms = async (views: Views): Promise<KnownForms> => {
  const stored = await everyDocument(views, envelopeProfileView, 'profileId');
  const own = stored.flatMap(({ text }) => storedProfile(text) ?? []);
  return {
    files: [...builtInForms, ...own.flatMap(formsOfProfile)],
    messages: [...builtInMessages, ...own.flatMap((profile) => messageFormOf(profile) ?? [])],
  };
};

const letters = 7;

/** At most 16 digits and capitals: the day and the seed of the text. */
const referenceOf = (now: string, seed: number): string =>
  `T${now.slice(2, 10).replaceAll('-', '')}${(seed >>> 0).toString(36).toUpperCase().padStart(letters, '0')}`;

/** What the text of a template needs to be in the profile of the environment; undefined if it is so already. */
export const wrapOptions = async (
  views: Views,
  { scheme, clearing }: Pick<SimEnvDocument, 'scheme' | 'clearing'>,
  text: {
    readonly body: string;
    readonly sender: { readonly bic: string; readonly testCode: string };
    readonly now: string;
    readonly seed: number;
  },
): Promise<WrapOptions | undefined> => {
  const { envelopes: files, messageForm } = await envelopesOf(views, { clearing });
  if (files === undefined && messageForm === undefined && isDocument(text.body)) return undefined;
  const { sender, now, seed } = text;
  return {
    files,
    messageForm,
    known: await knownForms(views),
    scheme,
    sender: sender.bic,
    receiver: clearing.bic,
    testCode: sender.testCode,
    now,
    reference: referenceOf(now, seed),
  };
};
