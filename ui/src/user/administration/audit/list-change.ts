type Change = { readonly before?: string | undefined; readonly after?: string | undefined };

/** Values that are lists; the log joins them with commas. */
const lists = /(?:^|\.)(?:roles|environmentIds|planSimEnvs|versions|closedWeekdays|accessTokens)$/;

export const isList = (field: string): boolean => lists.test(field);

export const partsOf = (value: string | undefined): readonly string[] => (value ? value.split(', ') : []);

/** The added and removed entries of a list. */
export const listChange = ({ before, after }: Change) => {
  const [old, recent] = [partsOf(before), partsOf(after)];
  return {
    added: recent.filter((part) => !old.includes(part)),
    removed: old.filter((part) => !recent.includes(part)),
  };
};
