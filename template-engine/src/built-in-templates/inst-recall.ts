import { recallBody } from './recall-body.ts';
import { sctRecall } from './sct-recall.ts';
import type { BuiltInTemplateSource } from './template.ts';

export const instRecall: BuiltInTemplateSource = {
  templateName: 'inst-recall',
  content: {
    ...sctRecall.content,
    title: 'Recall of an instant payment',
    description:
      'Asks for the money of a sent instant payment back. Cents of the original script the answer: .61 yes, .62 no.',
    scheme: 'inst',
    body: recallBody('inst'),
  },
};
