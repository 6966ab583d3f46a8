import { refusalBody } from './refusal-body.ts';
import { sctRecallNo } from './sct-recall-no.ts';
import type { DayOneTemplate } from './template.ts';

export const instRecallNo: DayOneTemplate = {
  templateName: 'inst-recall-no',
  content: {
    ...sctRecallNo.content,
    title: 'Negative answer to a recall of an instant payment',
    scheme: 'inst',
    body: refusalBody('inst'),
  },
};
