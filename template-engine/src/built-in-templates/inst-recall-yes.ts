import { instantHeader } from './group-header-fields.ts';
import { returnBody } from './return-body.ts';
import { sctRecallYes } from './sct-recall-yes.ts';
import type { BuiltInTemplateSource } from './template.ts';

const [, ...sections] = sctRecallYes.content.sections;

export const instRecallYes: BuiltInTemplateSource = {
  templateName: 'inst-recall-yes',
  content: {
    ...sctRecallYes.content,
    title: 'Positive answer to a recall of an instant payment',
    scheme: 'inst',
    sections: [instantHeader, ...sections],
    body: returnBody('inst'),
  },
};
