import { settlesInBulks } from '@clearbench/contracts/sim-env/scheme';
import { builtInForms, builtInProfiles } from '@clearbench/iso20022/envelopes/built-in-profiles';
import type { FileForm } from '@clearbench/iso20022/envelopes/file-form';
import { messageFormOf } from '@clearbench/iso20022/envelopes/message-form';
import { servicesOf } from '@clearbench/iso20022/envelopes/services';
import { sourceMessages } from '@clearbench/iso20022/envelopes/wrapping/source-messages';
import { joined } from '../answers/xml.ts';
import type { Intake } from '../clearing/intake.ts';
import type { ReceivedFile } from '../clearing/received-file.ts';
import type { ClearingInput } from '../clearing-input.ts';

const builtInMessages = builtInProfiles.flatMap((profile) => messageFormOf(profile) ?? []);

/** The only message of the text without the file or the envelope around it; the text itself where it has several. */
export const singleMessage = ({ bytes, forms = [], messageForm }: ClearingInput): Uint8Array => {
  const messages = messageForm === undefined ? builtInMessages : [...builtInMessages, messageForm];
  const source = sourceMessages(bytes, { files: [...builtInForms, ...forms], messages });
  const [message, ...others] = source?.messages ?? [];
  return source?.form === undefined || message === undefined || others.length > 0 ? bytes : joined(message.document);
};

/**
 * The form that a bank's files have in this environment: requested messages come in files that answer such files.
 * Undefined in the neutral profile and for single messages, where they come as they are.
 */
export const fileFormOf = ({ forms = [], messageForm, scheme }: ClearingInput): FileForm | undefined => {
  if (messageForm !== undefined || !settlesInBulks(scheme)) return undefined;
  const own = servicesOf[scheme];
  return forms.find(
    ({ role, family, services }) =>
      role === 'input' && family !== 'inquiry' && services.some((service) => own.includes(service)),
  );
};

/** As if the message had come alone in a file of this form. */
export const asReceived = (input: ClearingInput, form: FileForm, intake: Intake): ReceivedFile => ({
  input,
  file: { form, wellFormed: true, header: new Map(), bulks: [] },
  intakes: [intake],
});
