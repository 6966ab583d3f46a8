/** The place of the rule with this id in the text of a list. */
export const placeOfRule = (
  text: string,
  ruleId: string,
): { readonly line: number; readonly column: number } | undefined => {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => /\bid:\s*["']?([a-z0-9-]+)/.exec(line)?.[1] === ruleId);
  return at === -1 ? undefined : { line: at + 1, column: (lines[at]?.indexOf(ruleId) ?? 0) + 1 };
};
