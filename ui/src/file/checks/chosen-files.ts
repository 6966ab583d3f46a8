/** The selection that the list passes to the validation page, in the state of the history entry. */
export type ChosenFiles = { readonly files: readonly { readonly fileId: string; readonly name: string }[] };

/** The files in a history state; none if it holds something else. */
export const chosenIn = (state: unknown): ChosenFiles['files'] => {
  const files = (state as Partial<ChosenFiles> | null)?.files;
  return Array.isArray(files) ? files : [];
};
