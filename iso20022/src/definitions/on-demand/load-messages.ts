import { addFieldMeanings } from '../../field-meanings/field-meanings.ts';
import { addFieldNames } from '../../field-names/field-names.ts';
import { knownHeaders, knownMessages, messageModel } from '../../model/message-models.ts';
import { addTypeLibraries } from '../type-libraries.ts';

const namespaces = /urn:iso:std:iso:20022:tech:xsd:([a-z]{4}\.\d{3}\.\d{3}\.\d{2})/g;

/** Whether a definition of the message exists and has not been loaded. */
const isMissing = (message: string): boolean =>
  (knownMessages.includes(message) || knownHeaders.includes(message)) && messageModel(message) === undefined;

let loading: Promise<void> | undefined;

const loadParts = async (): Promise<void> => {
  const { otherParts } = await import('./every-part.ts');
  addTypeLibraries(otherParts.libraries);
  addFieldNames(otherParts.fieldNames);
  addFieldMeanings(otherParts.fieldMeanings);
};

/** Loads the definitions of the messages in a text; undefined if all of them are loaded. A failed attempt is repeated by the next call. */
export const loadMessages = (text: string): Promise<void> | undefined => {
  const named = new Set(Array.from(text.matchAll(namespaces), ([, message = '']) => message));
  if (![...named].some(isMissing)) return undefined;
  loading ??= loadParts().finally(() => {
    loading = undefined;
  });
  return loading;
};
