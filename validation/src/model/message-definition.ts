/** A message version in our notation, which `read-notation.ts` explains. */
export type MessageDefinition = {
  /** e.g. pacs.008.001.08 */
  readonly name: string;
  /** The element inside Document. */
  readonly root: { readonly name: string; readonly type: string };
  /** Name of the element that is one transaction. */
  readonly transaction: string;
  /** Types shared with other messages, as texts in the notation. */
  readonly uses: readonly string[];
  readonly types: string;
};
