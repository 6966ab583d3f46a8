import { z } from 'zod';
import { route } from '../route.ts';
import { fileListQuery } from './list-query.ts';
import { vipFileSummary } from './vip-file.ts';

/** Most answers that the list shows of one conversation. */
export const mostListedAnswers = 20;

/** A sent file and its answers. */
export const listedConversation = z.object({
  /** The sent file; the oldest answer if the sent file is deleted. */
  file: vipFileSummary,
  /** The newest answers, at most 20, in the order in which they arrived. */
  answers: z.array(vipFileSummary),
  /** Number of older answers that are not listed. */
  notListed: z.number().int(),
  /** Ids of the files that match the search and the filters; empty without search and filters. */
  matching: z.array(z.string()),
  /** The last change of one of the files. ISO 8601 UTC. */
  changedAt: z.string(),
});
export type ListedConversation = z.infer<typeof listedConversation>;

/** The query of the file list; conversations are always in the order of their last change. */
export const conversationListQuery = fileListQuery.omit({ sort: true });
export type ConversationListQuery = z.infer<typeof conversationListQuery>;

export const listConversationsRoute = route({
  name: 'listConversations',
  summary:
    'Files of an environment, each with its answers, a page at a time. A conversation is listed if one of its files matches; it is at the place of that one which comes first. A page may have fewer conversations than requested and still have a next one.',
  side: 'query',
  method: 'GET',
  path: '/api/files/conversations',
  allow: 'signedIn',
  scope: 'read',
  query: conversationListQuery,
  reply: z.object({ items: z.array(listedConversation), next: z.string().optional() }),
  errors: ['simEnv.notFound', 'store.badCursor'],
});
