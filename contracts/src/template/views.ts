import { view } from '../view.ts';
import type { TemplateContent } from './events.ts';

/** id = templateName. */
export type TemplateDocument = TemplateContent & {
  readonly templateName: string;
  /** Number of versions of the content; 1 where absent. */
  readonly version?: number;
};

/** The origin of a template; id = templateName. Deleting the template keeps this document. */
export type TemplateOriginDocument = {
  readonly templateName: string;
  /** SHA-256 of the built-in content that an administrator last installed, accepted or declined; '' where unknown. */
  readonly sha256: string;
  readonly deleted: boolean;
};

export const templateOriginView = view<TemplateOriginDocument>('template-origin', { indexes: [['templateName']] });

/** Number of files created from a template; id = templateName. */
export type TemplateUseDocument = { readonly files: number };

export const templateUseView = view<TemplateUseDocument>('template-use', { indexes: [] });

export const templateView = view<TemplateDocument>('template', { indexes: [['templateName'], ['scheme']] });

/** A deleted template while it can be restored; id = templateName. `removedAt` orders the list. */
export type RemovedTemplateDocument = {
  readonly templateName: string;
  readonly title: string;
  readonly removedAt: string;
  readonly removedBy: string;
  readonly restorableUntil: string;
};

export const removedTemplateView = view<RemovedTemplateDocument>('removed-template', { indexes: [['removedAt']] });
