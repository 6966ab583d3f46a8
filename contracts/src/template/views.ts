import { view } from '../view.ts';
import type { TemplateContent } from './events.ts';

/** id = templateName. */
export type TemplateDocument = TemplateContent & { readonly templateName: string };

export const templateView = view<TemplateDocument>('template', { indexes: [['templateName'], ['scheme']] });
