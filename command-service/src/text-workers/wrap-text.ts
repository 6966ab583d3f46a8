import { Failure } from '@clearbench/contracts/failure';
import { inProfile, type WrapOptions } from '@clearbench/iso20022/envelopes/wrapping/in-profile';
import { sourceMessages } from '@clearbench/iso20022/envelopes/wrapping/source-messages';

/** The parts of a text in the profile of its environment; fails where the profile has no place for its messages. */
export const wrappedParts = (bytes: Uint8Array, options: WrapOptions | undefined): readonly Uint8Array[] => {
  if (options === undefined) return [bytes];
  const wrapped = inProfile(bytes, options);
  if ('failure' in wrapped) throw new Failure('template.envelopeNotPossible', { ...wrapped.failure });
  return wrapped.parts;
};

/** Puts the parts into memory that the caller provides. */
export const joinedInto = (memory: (size: number) => Uint8Array, parts: readonly Uint8Array[]): Uint8Array => {
  const bytes = memory(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

export const ownMemory = (size: number): Uint8Array => new Uint8Array(size);

/** The only message of a text without its file or envelope; the text itself where it has several. */
export const singleMessage = (bytes: Uint8Array, options: WrapOptions | undefined): Uint8Array => {
  const { messages = [], form } = (options && sourceMessages(bytes, options.known)) ?? {};
  const [message, ...others] = messages;
  if (form === undefined || message === undefined || others.length > 0) return bytes;
  return joinedInto(ownMemory, message.document);
};
