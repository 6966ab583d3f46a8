const declaration = /\sxmlns:[^\s=]+\s*=\s*(?:"[^"]*"|'[^']*')/g;

/** Prefixes that a start tag binds, as it writes them. */
const prefixesOf = (startTag: Uint8Array): string =>
  (new TextDecoder().decode(startTag).match(declaration) ?? []).map((one) => ` ${one.trim()}`).join('');

/** A message out of a clearing's file, as a document of its own; what prefixes mean there is said by the file's start tag. */
export const standaloneDocument = (bulk: Uint8Array, namespace: string, startTag?: Uint8Array): Uint8Array => {
  const prefixes = startTag === undefined ? '' : prefixesOf(startTag);
  const encoder = new TextEncoder();
  const escaped = namespace.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  const head = encoder.encode(`<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${escaped}"${prefixes}>\n`);
  const tail = encoder.encode('\n</Document>\n');
  const whole = new Uint8Array(head.length + bulk.length + tail.length);
  whole.set(head);
  whole.set(bulk, head.length);
  whole.set(tail, head.length + bulk.length);
  return whole;
};
