/** Where a message does not keep to a schema, as the engine has it. */
export type Deviation = { readonly line: number; readonly xpath: string; readonly message: string };

/** The same, to be shown: with its place, and in the engine's own words. */
export type PlacedDeviation = {
  readonly line: number;
  readonly column: number;
  readonly path: string;
  readonly detail: string;
  readonly expected?: string;
};

const longestDetail = 300;

/** The engine writes names with their whole namespace, which says nothing new and hides the rest. */
const withoutNamespaces = (message: string): string => message.replaceAll(/\{[^{}]*\}/g, '').trim();

export const detailOf = ({ message }: Deviation): Pick<PlacedDeviation, 'detail' | 'expected'> => {
  const words = withoutNamespaces(message);
  const expected = /Expected is (?:one of )?\( (.+?) \)/.exec(words)?.[1];
  const detail = words.length > longestDetail ? `${words.slice(0, longestDetail - 1)}…` : words;
  return expected === undefined ? { detail } : { detail, expected };
};

/** The engine reports a violated facet twice: the facet, and then that the value does not match the type. */
export const withoutRepeats = (deviations: readonly Deviation[]): readonly Deviation[] =>
  deviations.filter(({ xpath, message }, at) => {
    const before = deviations[at - 1];
    const isRepeat = before?.xpath === xpath && / is not a valid value of the (local )?atomic type/.test(message);
    return !(isRepeat && before.message.includes('[facet '));
  });
