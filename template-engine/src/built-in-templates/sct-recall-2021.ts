import { in2009, iso2009 } from './generation.ts';
import { withListedReasons } from './reason-in-2009.ts';
import { recallBody } from './recall-body.ts';
import { sctRecall } from './sct-recall.ts';
import type { BuiltInTemplateSource } from './template.ts';

export const sctRecall2021: BuiltInTemplateSource = {
  templateName: 'sct-recall-2021',
  content: {
    ...sctRecall.content,
    title: 'Recall, rulebook 2021',
    messageType: iso2009.versions['camt.056'],
    rbVersions: ['2021'],
    sections: withListedReasons(in2009(sctRecall.content.sections), ['DUPL', 'CUST']),
    body: recallBody('sct', iso2009),
  },
};
