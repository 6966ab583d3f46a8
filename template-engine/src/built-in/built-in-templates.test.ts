import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import { saveTemplateRoute } from '@clearbench/contracts/template/administration-routes';
import { readTemplateExport, writeTemplateExport } from '@clearbench/contracts/template/template-export';
import { messageModel } from '@clearbench/iso20022/model/message-models';
import type { ElementUse, TypeModel } from '@clearbench/iso20022/model/model';
import { messagesOf } from '@clearbench/iso20022/rulebooks';
import { validate } from '@clearbench/validator/validate';
import { createdFrom } from '../testing/created-from.fixture.ts';
import { builtInTemplates } from './built-in-templates.ts';

const cases = builtInTemplates.flatMap((template) =>
  template.content.rbVersions.map((rbVersion) => ({ name: template.templateName, rbVersion, template })),
);

const now = '2026-11-20T10:00:00Z';

const clearing = { bic: 'ZYCSDEF0XXX', systemCode: 'ST2', cutOff: '16:30' };

/** The findings except infos. */
const findings = (text: string, scheme: Scheme, rbVersion: RbVersion, senderBic?: string): readonly string[] => {
  const profile = { scheme, rbVersion, now, clearing, ...(senderBic === undefined ? {} : { senderBic }) };
  return validate(new TextEncoder().encode(text), profile)
    .validationMessages.filter(({ severity }) => severity !== 'Info')
    .map(({ severity, ruleId, path }) => `${severity} ${ruleId} ${path}`);
};

const twoMistakes = [
  'Error G-04 /Document/FIToFICstmrDrctDbt/GrpHdr/TtlIntrBkSttlmAmt',
  'Error D-02 /Document/FIToFICstmrDrctDbt/DrctDbtTxInf[1]/DrctDbtTx/CdtrSchmeId/Id/PrvtId/Othr[1]/Id',
];

/** Templates with intended errors, and the rules in their descriptions. */
const promised: Readonly<Record<string, readonly string[]>> = {
  'sct-error': [
    'Error G-04 /Document/FIToFICstmrCdtTrf/GrpHdr/TtlIntrBkSttlmAmt',
    'Error I-08 /Document/FIToFICstmrCdtTrf/CdtTrfTxInf[1]/CdtrAcct/Id/IBAN',
  ],
  'core-error': twoMistakes,
  'b2b-error': twoMistakes,
};

/** Whether the message has an element at this path. */
const isIn = (messageType: string, path: string): boolean => {
  const model = messageModel(messageType);
  const below = (type: TypeModel | undefined): readonly ElementUse[] =>
    type?.kind === 'sequence' || type?.kind === 'choice' ? type.elements : [];
  let type = model?.typeNamed(below(model.document)[0]?.type ?? '');
  for (const step of path.split('/')) {
    const use = below(type).find(({ name }) => name === step);
    if (use === undefined) return false;
    type = model?.typeNamed(use.type);
  }
  return true;
};

describe('built-in templates', () => {
  it.each(cases)('$name creates a $rbVersion message from its defaults', ({ template, rbVersion, name }) => {
    const text = createdFrom(template, { now, rbVersion });
    expect(findings(text, template.content.scheme, rbVersion)).toEqual(promised[name] ?? []);
  });

  it.each(cases)('$name is valid for a user with a BIC under $rbVersion', ({ template, rbVersion, name }) => {
    const text = createdFrom(template, { now, rbVersion, profileBic: 'ZYDOFRP0' });
    expect(findings(text, template.content.scheme, rbVersion, 'ZYDOFRP0')).toEqual(promised[name] ?? []);
  });

  it.each(cases)('$name has a message type that $rbVersion exchanges', ({ template, rbVersion }) => {
    expect(messagesOf(rbVersion)).toContain(template.content.messageType);
  });

  it.each(cases)('$name is the same for the same seed under $rbVersion', ({ template, rbVersion }) => {
    const once = createdFrom(template, { now, rbVersion });
    expect(createdFrom(template, { now, rbVersion })).toBe(once);
    expect(createdFrom(template, { now, rbVersion, seed: 2 })).not.toBe(once);
  });

  it.each(builtInTemplates.map((template) => [template.templateName, template] as const))(
    '%s has an existing element for every field',
    (_, { content }) => {
      const elements = content.sections.flatMap(({ fields }) => fields.map(({ element }) => element));
      expect(elements.filter((element) => element !== undefined && !isIn(content.messageType, element))).toEqual([]);
    },
  );

  it.each(builtInTemplates)('$templateName is accepted as an import of an administrator', (template) => {
    const read = readTemplateExport(JSON.parse(writeTemplateExport(template)));
    const { templateName, content } = template;
    expect(read).toEqual({ templateName, content });
    expect(saveTemplateRoute.body?.parse(read)).toEqual(read);
  });

  it('are in files of their names', () =>
    expect(readdirSync(join(import.meta.dirname, 'templates')).sort()).toEqual(
      builtInTemplates.map(({ templateName }) => `${templateName}.json`).sort(),
    ));

  it('have unique names and fields', () => {
    const names = builtInTemplates.map(({ templateName }) => templateName);
    expect(new Set(names).size).toBe(names.length);
    for (const { content } of builtInTemplates) {
      const fields = content.sections.flatMap((section) => section.fields.map(({ name }) => name));
      expect(new Set(fields).size).toBe(fields.length);
    }
  });
});
