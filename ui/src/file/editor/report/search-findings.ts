import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';

const words = (query: string): readonly string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/** All that is to be read of each finding, in small letters. Made once a report: sentences are put together from their parts. */
export const searchable = (
  messages: readonly ValidationMessage[],
  say: (message: ValidationMessage) => string,
): readonly string[] =>
  messages.map((message) => {
    const { ruleId, path, value = '', expected = '', line } = message;
    return [ruleId, say(message), path, value, expected, String(line)].join('\n').toLowerCase();
  });

/** Numbers of the findings that have every word asked for. */
export const searched = (texts: readonly string[], query: string): ReadonlySet<number> => {
  const asked = words(query);
  return new Set(texts.flatMap((text, at) => (asked.every((word) => text.includes(word)) ? [at] : [])));
};
