import { view } from '../view.ts';
import type { TemplateContent } from './events.ts';

/** id = templateName. */
export type TemplateDocument = TemplateContent & {
  readonly templateName: string;
  /** Counts the contents it has had; 1 where missing. */
  readonly version?: number;
};

/** How many files were made from a template; id = templateName. */
export type TemplateUseDocument = { readonly files: number };

export const templateUseView = view<TemplateUseDocument>('template-use', { indexes: [] });

export const templateView = view<TemplateDocument>('template', { indexes: [['templateName'], ['scheme']] });
