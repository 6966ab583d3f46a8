import type { TemplateContent } from './events.ts';

/** A template as administrators export and import it. */
export type ExportedTemplate = { readonly templateName: string; readonly content: TemplateContent };

/** An export has one line of the text per entry, so that versions can be compared; older exports have one text. */
type Written = {
  readonly templateName: string;
  readonly content: Omit<TemplateContent, 'body'> & { readonly body: string | readonly string[] };
};

/** The JSON text of an export. */
export const writeTemplateExport = ({ templateName, content }: ExportedTemplate): string => {
  const written: Written = { templateName, content: { ...content, body: content.body.split('\n') } };
  return `${JSON.stringify(written, null, 2)}\n`;
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** The template in a parsed export, whose other fields are not verified; undefined for other JSON. */
export const readTemplateExport = (json: unknown): ExportedTemplate | undefined => {
  const { templateName, content } = (json ?? {}) as Partial<Written>;
  const body = Array.isArray(content?.body) && content.body.every(isText) ? content.body.join('\n') : content?.body;
  return isText(templateName) && content && isText(body) ? { templateName, content: { ...content, body } } : undefined;
};
