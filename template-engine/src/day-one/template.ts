import type { TemplateContent } from '@clearbench/contracts/template/events';

/** A template as a new installation brings it. */
export type DayOneTemplate = { readonly templateName: string; readonly content: TemplateContent };
