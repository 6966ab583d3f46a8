import type { BuiltInTemplateSource } from '../built-in-templates/template.ts';
import { builtInTemplateList } from '../built-in-templates/templates.ts';
import { templateSha256 } from './template-sha256.ts';

/** A template of this version of the product. */
export type BuiltInTemplate = BuiltInTemplateSource & {
  /** SHA-256 of its content: the version of the template. */
  readonly sha256: string;
};

/** Every template of this version of the product, in the order of the chooser. */
export const builtInTemplates: readonly BuiltInTemplate[] = builtInTemplateList.map((template) => ({
  ...template,
  sha256: templateSha256(template.content),
}));

const byName = new Map(builtInTemplates.map((template) => [template.templateName, template]));

export const builtInTemplate = (templateName: string): BuiltInTemplate | undefined => byName.get(templateName);
