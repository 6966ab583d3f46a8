const indented = (part: string): string => part.replaceAll(/^(?=.)/gm, '  ');

/** `<Name>text</Name>`; the text may contain Mustache tags. */
export const leaf = (name: string, text: string): string => `<${name}>${text}</${name}>`;

/** An amount in euro. */
export const euro = (name: string, text: string): string => `<${name} Ccy="EUR">${text}</${name}>`;

/** An element with children, each on its own line. */
export const around = (name: string, ...parts: readonly string[]): string =>
  [`<${name}>`, ...parts.map(indented), `</${name}>`].join('\n');

/** Nested elements, from the outermost: `nested('CdtrAcct/Id/IBAN', text)`. */
export const nested = (path: string, text: string): string =>
  path
    .split('/')
    .toReversed()
    .reduce((inner, name, step) => (step === 0 ? leaf(name, text) : around(name, inner)), '');

/** Written only where the field has a value. */
export const where = (field: string, ...parts: readonly string[]): string =>
  [`{{#${field}}}`, ...parts, `{{/${field}}}`].join('\n');

/** Written only where the field is empty. */
export const unless = (field: string, ...parts: readonly string[]): string =>
  [`{{^${field}}}`, ...parts, `{{/${field}}}`].join('\n');

/** The element of an optional field; omitted where the field is empty. */
export const optional = (path: string, field: string): string => where(field, nested(path, `{{${field}}}`));

/** A whole message of this type. */
export const documentOf = (messageType: string, root: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${messageType}">
${indented(root)}
</Document>
`;
