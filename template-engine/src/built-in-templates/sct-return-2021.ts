import { in2009, iso2009 } from './generation.ts';
import { returnBody } from './return-body.ts';
import { sctReturn } from './sct-return.ts';
import type { BuiltInTemplateSource } from './template.ts';

export const sctReturn2021: BuiltInTemplateSource = {
  templateName: 'sct-return-2021',
  content: {
    ...sctReturn.content,
    title: 'Return, rulebook 2021',
    messageType: iso2009.versions['pacs.004'],
    rbVersions: ['2021'],
    sections: in2009(sctReturn.content.sections),
    body: returnBody('sct', iso2009),
  },
};
