import type { TemplateContent } from '@clearbench/contracts/template/events';

/** A template of a new installation. */
export type BuiltInTemplateSource = { readonly templateName: string; readonly content: TemplateContent };
