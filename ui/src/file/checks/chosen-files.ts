/** What the list hands over to the page of checks, in the step of the browser's history that leads there. */
export type ChosenFiles = { readonly files: readonly { readonly fileId: string; readonly name: string }[] };

/** The files in a step's state; none where it has something else. */
export const chosenIn = (state: unknown): ChosenFiles['files'] => {
  const files = (state as Partial<ChosenFiles> | null)?.files;
  return Array.isArray(files) ? files : [];
};
