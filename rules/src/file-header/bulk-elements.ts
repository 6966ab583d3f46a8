import { messageDefinitions } from '@clearbench/iso20022/definitions/messages';

/** The element names of bulks: the message elements that are otherwise inside Document. */
export const bulkElements: readonly string[] = [...new Set(messageDefinitions.map(({ root }) => root.name))];
