import type { HeaderMeaning } from '@clearbench/contracts/envelope/profile-file';
import { elementOf } from '@clearbench/iso20022/envelopes/file-form';
import type { EnvelopeFile } from '@clearbench/iso20022/envelopes/read-envelope';
import type { ClearingInput } from '../clearing-input.ts';
import { actingAs } from './acting-sender.ts';
import { type Intake, takeIn } from './intake.ts';

/** A file of bulks with the input of its processing. */
export type ReceivedFile = {
  readonly input: ClearingInput;
  readonly file: EnvelopeFile;
  readonly intakes: readonly Intake[];
};

/** Each bulk is parsed as a message; its answers have their own references. */
export const openFile = (received: ClearingInput, file: EnvelopeFile): ReceivedFile => {
  const input = actingAs(received, file.header.get(elementOf(file.form, 'sender') ?? ''));
  const take = (bytes: Uint8Array, number: number) =>
    takeIn({ ...input, bytes, seed: `${input.seed}/${number}` }, true);
  return { input, file, intakes: file.bulks.map(({ bytes }, index) => take(bytes, index + 1)) };
};

/** The value of a header field; undefined where the file does not have it. */
export const statedField = ({ file }: ReceivedFile, meaning: HeaderMeaning): string | undefined =>
  file.header.get(elementOf(file.form, meaning) ?? '');

export const fieldOf = (received: ReceivedFile, meaning: HeaderMeaning): string => statedField(received, meaning) ?? '';
