import type { TemplateContent } from './events.ts';

export type TemplateCommand = {
  type: 'AddTemplate';
  data: { templateName: string; content: TemplateContent };
  at: string;
};
