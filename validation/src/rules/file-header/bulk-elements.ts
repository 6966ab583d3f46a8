import { messageDefinitions } from '../../definitions/messages.ts';

/** The element names of bulks: the message elements that are otherwise inside Document. */
export const bulkElements: readonly string[] = [...new Set(messageDefinitions.map(({ root }) => root.name))];
