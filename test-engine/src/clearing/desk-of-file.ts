import type { EnvelopeFile } from '@clearbench/validation/envelopes/read-envelope';
import type { ClearingInput } from '../clearing-input.ts';
import { type Intake, takeIn } from './intake.ts';

/** A file of bulks on the clearing's desk. */
export type DeskOfFile = {
  readonly input: ClearingInput;
  readonly file: EnvelopeFile;
  readonly intakes: readonly Intake[];
};

/** Each bulk is read as the message it is; its answers have references of their own. */
export const openFile = (input: ClearingInput, file: EnvelopeFile): DeskOfFile => ({
  input,
  file,
  intakes: file.bulks.map(({ bytes }, index) => takeIn({ ...input, bytes, seed: `${input.seed}/${index + 1}` }, true)),
});

export const fieldOf = ({ file }: DeskOfFile, name: string): string => file.header.get(name) ?? '';
