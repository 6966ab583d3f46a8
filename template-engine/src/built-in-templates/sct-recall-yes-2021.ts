import { in2009, iso2009 } from './generation.ts';
import { returnBody } from './return-body.ts';
import { sctRecallYes } from './sct-recall-yes.ts';
import type { BuiltInTemplateSource } from './template.ts';

export const sctRecallYes2021: BuiltInTemplateSource = {
  templateName: 'sct-recall-yes-2021',
  content: {
    ...sctRecallYes.content,
    title: 'Positive answer to a recall, rulebook 2021',
    messageType: iso2009.versions['pacs.004'],
    rbVersions: ['2021'],
    sections: in2009(sctRecallYes.content.sections),
    body: returnBody('sct', iso2009),
  },
};
