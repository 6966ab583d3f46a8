import { messageDefinitions } from '../../definitions/messages.ts';

/** What bulks are called: the elements that otherwise stand inside Document. */
export const bulkElements: readonly string[] = [...new Set(messageDefinitions.map(({ root }) => root.name))];
