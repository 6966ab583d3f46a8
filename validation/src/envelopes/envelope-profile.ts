/** How a clearing wraps messages into a file, as data: whoever has the right to a clearing's own form can describe it like this. */
export type EnvelopeProfile = {
  /** e.g. ICF */
  readonly fileType: string;
  readonly root: string;
  readonly namespace: string;
  /** The header's elements in their order and their types, in the notation of definitions. */
  readonly header: string;
  readonly types: string;
  /** Messages in the order in which they come, each under the name of its element inside Document, and the header's count of them. */
  readonly bulks: readonly { readonly element: string; readonly counter?: string }[];
};
