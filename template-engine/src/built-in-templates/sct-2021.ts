import { creditTransferBody, typicalTransaction } from './credit-transfer-body.ts';
import { in2009, iso2009 } from './generation.ts';
import { sctTypical } from './sct-typical.ts';
import type { BuiltInTemplateSource } from './template.ts';

export const sct2021: BuiltInTemplateSource = {
  templateName: 'sct-2021',
  content: {
    ...sctTypical.content,
    title: 'Credit transfer, rulebook 2021',
    description: 'One or a few SEPA credit transfers in the message version of 2009, as rulebook 2021 exchanges it.',
    messageType: iso2009.versions['pacs.008'],
    rbVersions: ['2021'],
    sections: in2009(sctTypical.content.sections),
    body: creditTransferBody({
      group: 'transactions',
      generation: iso2009,
      transaction: typicalTransaction({ generation: iso2009 }),
    }),
  },
};
