import type { TemplateContent } from './events.ts';

/** `basedOn`: the version of the template the administrator saw; another one is refused as stale. */
export type TemplateCommand =
  | { type: 'AddTemplate'; data: { templateName: string; content: TemplateContent }; at: string }
  | { type: 'ChangeTemplate'; data: { templateName: string; content: TemplateContent; basedOn: number }; at: string }
  | { type: 'RemoveTemplate'; data: { templateName: string }; at: string };
