import type { HeaderMeaning } from '@clearbench/contracts/envelope/profile-file';
import { elementOf } from '@clearbench/iso20022/envelopes/file-form';
import type { EnvelopeFile } from '@clearbench/iso20022/envelopes/read-envelope';
import type { ClearingInput } from '../clearing-input.ts';
import { type Intake, takeIn } from './intake.ts';

/** A file of bulks with the input of its processing. */
export type ReceivedFile = {
  readonly input: ClearingInput;
  readonly file: EnvelopeFile;
  readonly intakes: readonly Intake[];
};

/** Each bulk is parsed as a message; its answers have their own references. */
export const openFile = (input: ClearingInput, file: EnvelopeFile): ReceivedFile => ({
  input,
  file,
  intakes: file.bulks.map(({ bytes }, index) => takeIn({ ...input, bytes, seed: `${input.seed}/${index + 1}` }, true)),
});

/** The value of a header field; undefined where the file does not have it. */
export const statedField = ({ file }: ReceivedFile, meaning: HeaderMeaning): string | undefined =>
  file.header.get(elementOf(file.form, meaning) ?? '');

export const fieldOf = (received: ReceivedFile, meaning: HeaderMeaning): string => statedField(received, meaning) ?? '';
