import { view } from '../view.ts';
import type { TemplateContent } from './events.ts';

/** id = templateName. */
export type TemplateDocument = TemplateContent & {
  readonly templateName: string;
  /** Counts the contents it has had; 1 where missing. */
  readonly version?: number;
};

export const templateView = view<TemplateDocument>('template', { indexes: [['templateName'], ['scheme']] });
