import type { ValidationMessage } from '@clearbench/contracts/file/validation-report';

const words = (query: string): readonly string[] => query.toLowerCase().split(/\s+/).filter(Boolean);

/**
 * The searchable text of each finding, in lower case. It is computed once per report, because texts are assembled from
 * parts.
 */
export const searchable = (
  messages: readonly ValidationMessage[],
  say: (message: ValidationMessage) => string,
): readonly string[] =>
  messages.map((message) => {
    const { ruleId, path, value = '', expected = '', line } = message;
    return [ruleId, say(message), path, value, expected, String(line)].join('\n').toLowerCase();
  });

/** The numbers of the findings that contain every word of the search. */
export const searched = (texts: readonly string[], query: string): ReadonlySet<number> => {
  const searched = words(query);
  return new Set(texts.flatMap((text, at) => (searched.every((word) => text.includes(word)) ? [at] : [])));
};
