/** Why a schema cannot be used, and the line where that shows. */
export type XsdFault = {
  readonly key: 'xsdInvalid' | 'xsdUnsupported' | 'xsdUnknownType' | 'xsdOtherMessage' | 'xsdImports' | 'xsdNotSchema';
  readonly line: number;
  readonly what: string;
};

/** Ends the reading of a schema; caught where it began and never seen outside. */
export const stopReading = (key: XsdFault['key'], line: number, what: string): never => {
  throw Object.assign(new Error(what), { fault: { key, line, what } satisfies XsdFault });
};

export const faultOf = (error: unknown): XsdFault => {
  // Types that rest on themselves, or a nesting no reader follows.
  if (error instanceof RangeError) return { key: 'xsdUnsupported', line: 1, what: 'nesting' };
  if (error instanceof Error && 'fault' in error) return error.fault as XsdFault;
  throw error;
};
