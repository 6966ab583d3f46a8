/** A message version in our notation, which `read-notation.ts` explains. */
export type MessageDefinition = {
  /** e.g. pacs.008.001.08 */
  readonly name: string;
  /** The element inside Document, or the whole of a header. */
  readonly root: { readonly name: string; readonly type: string };
  /** A header goes before a message and is no Document. */
  readonly isHeader?: true;
  /** Name of the element that is one transaction; '' where there is none. */
  readonly transaction: string;
  /** Types shared with other messages, as texts in the notation. */
  readonly uses: readonly string[];
  readonly types: string;
};
