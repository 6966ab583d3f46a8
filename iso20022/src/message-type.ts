/** What every ISO 20022 message namespace begins with. */
export const namespacePrefix = 'urn:iso:std:iso:20022:tech:xsd:';

const messageName = /^[a-z]{4}\.\d{3}\.\d{3}\.\d{2}$/;

/** `pacs.008.001.08` out of the namespace that ends with it; undefined where it names no ISO 20022 message. */
export const messageTypeOf = (namespace: string): string | undefined => {
  const name = namespace.startsWith(namespacePrefix) ? namespace.slice(namespacePrefix.length) : '';
  return messageName.test(name) ? name : undefined;
};
