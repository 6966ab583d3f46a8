import { createHmac, hash } from 'node:crypto';
import { sha256Of } from '@clearbench/stores/content-store/put-content';

/** Hash of the request that a client sent with a command id; this plain SHA-256 is never stored. */
export type CommandContent = { readonly commandId: string; readonly hash: string };

/** Metadata of a command that may have a content. */
type WithContent = { readonly commandId: string; readonly content?: CommandContent };

/** The content of a call: the route and the validated parts of the request. */
export const contentOf = (commandId: string, route: string, ...parts: readonly unknown[]): CommandContent => ({
  commandId,
  hash: hash('sha256', JSON.stringify([route, ...parts.map(sorted)]), 'hex'),
});

/** Adds bytes that were read as a stream to the content. */
export const withBody = async <Metadata extends WithContent>(
  metadata: Metadata,
  bytes: Uint8Array,
): Promise<Metadata> => {
  const { content } = metadata;
  if (content === undefined) return metadata;
  return {
    ...metadata,
    content: { ...content, hash: hash('sha256', `${content.hash} ${await sha256Of(bytes)}`, 'hex') },
  };
};

/**
 * Creates the stored mark of a command's content. The mark is keyed, because a body may hold personal data, and a plain
 * hash would confirm a guess after the user is deleted. Returns undefined for a command without a client, and for one
 * with a derived id.
 */
export const contentMarks = (key: string): ((metadata: WithContent) => string | undefined) => {
  const keyName = createHmac('sha256', key).update('name of this key').digest('base64url').slice(0, 6);
  return ({ commandId, content }) => {
    if (content === undefined || !commandId.startsWith(content.commandId)) return undefined;
    return keyName + createHmac('sha256', key).update(content.hash).digest('base64url').slice(0, 22);
  };
};

/** Whether two marks are of different contents; false where a mark is missing or was made with another key. */
export const marksDiffer = (one: string | undefined, other: string | undefined): boolean =>
  one !== undefined && other !== undefined && one.slice(0, 6) === other.slice(0, 6) && one !== other;

/** Sorts the fields of every object by name, because their order in a request has no meaning. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return fields.map(([name, inside]) => [name, sorted(inside)]);
};
