/** A W3C trace context; ids in lower-case hexadecimal. */
export type SpanContext = { readonly traceId: string; readonly spanId: string; readonly traceFlags: number };

const written = /^(?!ff)[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;
const isNothing = (id: string): boolean => /^0+$/.test(id);

/** Undefined for an invalid header, because any client can send one. */
export const spanContextOf = (traceparent: string | undefined): SpanContext | undefined => {
  const [, traceId = '', spanId = '', flags = ''] = written.exec(traceparent ?? '') ?? [];
  if (isNothing(traceId) || isNothing(spanId) || traceId === '') return undefined;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
};

export const traceparentOf = ({ traceId, spanId, traceFlags }: SpanContext): string =>
  `00-${traceId}-${spanId}-${(traceFlags & 1).toString().padStart(2, '0')}`;
