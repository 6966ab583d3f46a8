/** The most a file may hold; no limit where missing. */
export type FileLimits = {
  readonly bytes?: number | undefined;
  readonly bulks?: number | undefined;
  readonly transactions?: number | undefined;
  readonly transactionsOfBulk?: number | undefined;
};

/** The form in which a clearing wraps messages into a file, as data, so that an installation can describe the form of its own clearing. */
export type EnvelopeProfile = {
  /** e.g. ICF */
  readonly fileType: string;
  /** TS where testers send it to the clearing, ST where the clearing sends it to them. */
  readonly direction: 'TS' | 'ST';
  /** Codes of the services that exchange files of this form. */
  readonly services: readonly string[];
  readonly root: string;
  readonly namespace: string;
  /** The header's elements in their order and their types, in the notation of definitions. */
  readonly header: string;
  readonly types: string;
  /** Messages in the order in which they come, each under the name of its element inside Document, and the header's count of them. */
  readonly bulks: readonly { readonly element: string; readonly counter?: string }[];
  /** What such a file is called; the pattern's groups `service` and `bic` say what the header says. */
  readonly fileName?: { readonly pattern: string; readonly sample: string };
  readonly limits?: FileLimits;
};
