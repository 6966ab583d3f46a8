import { refusalBody } from './refusal-body.ts';
import { sctRecallNo } from './sct-recall-no.ts';
import type { BuiltInTemplateSource } from './template.ts';

export const instRecallNo: BuiltInTemplateSource = {
  templateName: 'inst-recall-no',
  content: {
    ...sctRecallNo.content,
    title: 'Negative answer to a recall of an instant payment',
    scheme: 'inst',
    body: refusalBody('inst'),
  },
};
