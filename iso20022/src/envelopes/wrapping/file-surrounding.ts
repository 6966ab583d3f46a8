import type { FileForm } from '../file-form.ts';
import { type HeaderElement, headerTree } from '../header-tree.ts';
import type { Surrounding } from './business-header.ts';
import { escapedText } from './escaped-text.ts';

const encoder = new TextEncoder();

const writtenField = ({ name, field, children }: HeaderElement<string>): string =>
  field === undefined
    ? `  <f:${name}>\n${children.map(writtenField).join('')}  </f:${name}>\n`
    : `  <f:${name}>${escapedText(field)}</f:${name}>\n`;

/** What surrounds the bulks of a file: its document element and the fields of its header by their paths, in order. */
export const fileSurrounding = (
  { root, namespace }: FileForm,
  fields: readonly (readonly [path: string, value: string])[],
): Surrounding => {
  const header = headerTree(fields.map(([path, field]) => ({ path, field }))).map(writtenField);
  const before = `<?xml version="1.0" encoding="UTF-8"?>\n<f:${root} xmlns:f="${namespace}">\n${header.join('')}`;
  return { before: encoder.encode(before), after: encoder.encode(`</f:${root}>\n`) };
};
