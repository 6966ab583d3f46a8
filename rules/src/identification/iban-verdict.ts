import { ibanIsValid } from '@clearbench/iso20022/identifiers/iban';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';

let latest = '';
let isValid = false;

/** Whether the element has a valid IBAN; several rules look at the same element one after the other, so the latest answer is remembered. */
export const hasValidIban = ({ text }: MessageNode): boolean => {
  if (text !== latest) {
    latest = text;
    isValid = ibanIsValid(text);
  }
  return isValid;
};
