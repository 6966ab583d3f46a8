import { ibanIsValid } from '@clearbench/iso20022/identifiers/iban';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';

let latest: MessageNode | undefined;
let latestUse: number | undefined;
let latestText = '';
let isValid = false;

/**
 * Whether the element has a valid IBAN; several rules look at the same element one after the other, so the latest answer
 * is remembered. Texts of different elements are not compared, because that reads both texts.
 */
export const hasValidIban = (node: MessageNode): boolean => {
  const { text, uses } = node;
  if (node !== latest || uses !== latestUse || text !== latestText) {
    latest = node;
    latestUse = uses;
    latestText = text;
    isValid = ibanIsValid(text);
  }
  return isValid;
};
