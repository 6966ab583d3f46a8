import { createHash } from 'node:crypto';
import { type TemplateContent, templateContent } from '@clearbench/contracts/template/events';

/** Sorts the fields of every object, so that equal values have equal JSON. */
const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, field]) => [name, inOrder(field)]));
};

/** SHA-256 (hex) of a template's content; other fields are ignored. */
export const templateSha256 = (content: TemplateContent): string =>
  createHash('sha256')
    .update(JSON.stringify(inOrder(templateContent.parse(content))))
    .digest('hex');
