import type { EnvelopeProfileFile } from '@clearbench/contracts/envelope/profile-file';
import type { FileForm } from './file-form.ts';
import { formsOfProfile } from './forms-of-profile.ts';
import { type MessageForm, messageFormOf } from './message-form.ts';
import bulkClearing from './profiles/bulk-clearing.json' with { type: 'json' };
import grossSettlement from './profiles/gross-settlement.json' with { type: 'json' };
import instantClearing from './profiles/instant-clearing.json' with { type: 'json' };
import neutral from './profiles/neutral.json' with { type: 'json' };

/** The envelope profile of environments that choose none. */
export const neutralProfile = neutral as EnvelopeProfileFile;

/** The envelope profiles of the product: the neutral one, and others in the shape of usual clearings. */
export const builtInProfiles: readonly EnvelopeProfileFile[] = [
  neutralProfile,
  bulkClearing as EnvelopeProfileFile,
  instantClearing as EnvelopeProfileFile,
  grossSettlement as EnvelopeProfileFile,
];

/** The forms of the neutral profile. */
export const neutralForms: readonly FileForm[] = formsOfProfile(neutralProfile);

/** The forms of all profiles of the product. Their namespaces differ. */
export const builtInForms: readonly FileForm[] = builtInProfiles.flatMap((profile) =>
  profile === neutralProfile ? neutralForms : formsOfProfile(profile),
);

/** The name of the profile of the product whose files have this namespace. */
export const builtInNameOf = (namespace: string): string | undefined =>
  builtInProfiles.find(
    ({ files = [], message }) => message?.namespace === namespace || files.some((form) => form.namespace === namespace),
  )?.name;

export const isBuiltInProfile = (profileId: string): boolean =>
  builtInProfiles.some(({ profile }) => profile === profileId);

/** A form of single messages of the product, for deriving the scope of a rule that reads the form. */
export const builtInMessageForm: MessageForm | undefined = messageFormOf(instantClearing as EnvelopeProfileFile);

/** A part of a profile that states this form. */
export const withMessageForm = builtInMessageForm === undefined ? {} : { messageForm: builtInMessageForm };
