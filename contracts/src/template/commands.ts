import type { TemplateContent } from './events.ts';

type Described = {
  templateName: string;
  content: TemplateContent;
  /** SHA-256 of a built-in content. */
  builtInSha256?: string;
};

/** `basedOn`: the version of the template that the administrator saw; the decider refuses another version as stale. */
export type TemplateCommand =
  | { type: 'AddTemplate'; data: Described; at: string }
  | { type: 'ChangeTemplate'; data: Described & { basedOn: number }; at: string }
  | {
      type: 'DeclineTemplateUpdate';
      data: { templateName: string; builtInSha256: string; basedOn: number };
      at: string;
    }
  | { type: 'RemoveTemplate'; data: { templateName: string; title?: string; restorableUntil?: string }; at: string }
  | { type: 'RestoreTemplate'; data: { templateName: string }; at: string };
