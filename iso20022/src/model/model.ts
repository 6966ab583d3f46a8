/** What a value may be. */
export type ValueType =
  | { readonly kind: 'text'; readonly min: number; readonly max: number }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'code'; readonly codes: readonly string[] }
  | {
      readonly kind: 'decimal';
      readonly totalDigits: number;
      readonly fractionDigits: number;
      readonly from?: string;
      readonly to?: string;
    }
  /** `pattern` narrows what the kind allows. */
  | { readonly kind: 'dateTime'; readonly pattern?: string }
  | { readonly kind: 'date' | 'time' | 'gYear' | 'gYearMonth' | 'boolean' }
  /** Base64; the bounds count the bytes that it encodes. */
  | { readonly kind: 'binary'; readonly min: number; readonly max: number };

/** The length of texts that have no bound: more than any message can hold. */
export const anyLength = 1_000_000_000;

/** An element's use in a type. */
export type ElementUse = {
  readonly name: string;
  readonly type: string;
  readonly min: number;
  /** Infinity where there is no bound. */
  readonly max: number;
  /** In a sequence, neighbours with this mark exclude each other: exactly one of them, or one at most. Their `min` is 0. */
  readonly oneOf?: 'required' | 'optional';
};

export type TypeModel =
  | { readonly kind: 'sequence' | 'choice'; readonly name: string; readonly elements: readonly ElementUse[] }
  /** Exactly one element of any name, of any namespace where none is named. */
  | { readonly kind: 'any'; readonly name: string; readonly namespace?: string }
  | {
      readonly kind: 'value';
      readonly name: string;
      readonly value: ValueType;
      /** The one attribute, always required. */
      readonly attribute?: { readonly name: string; readonly type: string };
    };

export type MessageModel = {
  readonly name: string;
  readonly namespace: string;
  readonly transaction: string;
  readonly documentName: string;
  /** Type of the document element. */
  readonly document: TypeModel;
  readonly typeNamed: (name: string) => TypeModel;
};
