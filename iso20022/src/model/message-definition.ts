/** Elements in their order: the name with its bounds (`Id`, `Tp?`, `Nm*`, `Tx+`, `Inf[0..10]`), and the type. */
export type DefinedElements = Readonly<Record<string, string>>;

/** A sequence of elements, a choice, or the text of a value or of `any` (see `read-notation.ts`). */
export type DefinedType = DefinedElements | { readonly oneOf: DefinedElements } | string;

/** Types that messages have in common. */
export type TypeLibrary = {
  /** Names of other libraries; a type of this library replaces one of the same name. */
  readonly uses: readonly string[];
  readonly types: Readonly<Record<string, DefinedType>>;
};

/** A message version, as its file describes it. */
export type MessageDefinition = TypeLibrary & {
  /** e.g. pacs.008.001.08 */
  readonly name: string;
  /** The element inside Document, or the whole of a header. */
  readonly root: { readonly name: string; readonly type: string };
  /** A header precedes a message and is not in a Document. */
  readonly isHeader?: boolean;
  /** Name of the element that is one transaction; '' for a message without transactions. */
  readonly transaction: string;
};
