import { in2009, iso2009 } from './generation.ts';
import { withListedReasons } from './reason-in-2009.ts';
import { refusalBody } from './refusal-body.ts';
import { sctRecallNo } from './sct-recall-no.ts';
import type { BuiltInTemplateSource } from './template.ts';

export const sctRecallNo2021: BuiltInTemplateSource = {
  templateName: 'sct-recall-no-2021',
  content: {
    ...sctRecallNo.content,
    title: 'Negative answer to a recall, rulebook 2021',
    messageType: iso2009.versions['camt.029'],
    rbVersions: ['2021'],
    sections: withListedReasons(in2009(sctRecallNo.content.sections), ['CUST', 'LEGL']),
    body: refusalBody('sct', iso2009),
  },
};
