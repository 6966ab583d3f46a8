import { maximalBody } from './maximal-body.ts';
import { maximalSections } from './maximal-fields.ts';
import type { BuiltInTemplateSource } from './template.ts';

export const sctMaximal: BuiltInTemplateSource = {
  templateName: 'sct-maximal',
  content: {
    title: 'Credit transfer, maximal',
    description:
      'One SEPA credit transfer with every element the scheme allows: addresses, ultimate parties, aliases, identifications, purposes and a creditor reference.',
    group: 'Credit transfers',
    messageType: 'pacs.008.001.08',
    scheme: 'sct',
    rbVersions: ['2025', '2023'],
    sections: maximalSections,
    body: maximalBody,
  },
};
