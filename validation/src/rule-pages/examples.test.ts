import type { Profile } from '../profile.ts';
import { ruleCatalogue } from '../rules/catalogue.ts';
import { pacs004 } from '../rules/samples/answers.ts';
import { pacs003 } from '../rules/samples/pacs-003.ts';
import { instant, pacs008 } from '../rules/samples/pacs-008.ts';
import { sctProfile } from '../rules/samples/profiles.ts';
import { type Changes, sampleTree, written } from '../rules/samples/sample-tree.ts';
import { validate } from '../validate.ts';
import { everyFact } from './facts/every-fact.ts';
import { ruleIds } from './rule-groups.ts';

type Sample = (changes?: Changes, rbVersion?: Profile['rbVersion']) => string;
/** A clean message, and the element of it in which the example's elements stand. */
type Place = readonly [Sample, under: string, profile?: Partial<Profile>];

const payment = 'CdtTrfTxInf';
const inst = { scheme: 'inst' } as const;
const core = { scheme: 'core' } as const;
const collection = 'DrctDbtTxInf';

const places: Readonly<Record<string, Place>> = {
  'T-04': [pacs008, `${payment}/Dbtr`],
  'T-05': [pacs008, `${payment}/Dbtr`],
  'T-06': [pacs008, `${payment}/PmtId`],
  'T-07': [pacs008, 'GrpHdr'],
  'T-08': [pacs008, 'GrpHdr'],
  'G-03': [pacs008, 'GrpHdr'],
  'G-08': [pacs008, 'GrpHdr'],
  'G-11': [pacs008, 'GrpHdr/SttlmInf'],
  'G-12': [pacs008, 'GrpHdr'],
  'G-13': [pacs008, 'GrpHdr/SttlmInf'],
  'G-16': [pacs008, 'GrpHdr'],
  'P-01': [pacs008, `${payment}/PmtTpInf`],
  'P-02': [instant, `${payment}/PmtTpInf`, inst],
  'P-03': [pacs003, `${collection}/PmtTpInf`, core],
  'P-04': [pacs008, payment],
  'P-05': [pacs003, `${collection}/PmtTpInf`, core],
  'P-06': [pacs008, `${payment}/PmtTpInf`],
  'P-07': [pacs008, payment],
  'P-08': [pacs008, payment],
  'P-09': [instant, payment, { ...inst, rbVersion: '2023' }],
  'P-10': [instant, payment, inst],
  'P-11': [pacs008, payment],
  'P-12': [pacs008, payment],
  'P-13': [pacs004, 'TxInf'],
  'I-01': [pacs008, payment],
  'I-03': [pacs008, `${payment}/PmtId`],
  'I-05': [pacs008, payment],
  'I-06': [pacs008, payment],
  'I-07': [pacs008, payment],
  'I-08': [pacs008, payment],
  'I-09': [pacs008, payment],
  'I-10': [pacs008, payment],
  'I-11': [pacs008, payment],
  'I-12': [pacs008, `${payment}/DbtrAgt/FinInstnId`],
  'I-13': [pacs008, `${payment}/DbtrAgt/FinInstnId`],
  'I-14': [pacs008, payment],
  'I-16': [pacs008, `${payment}/Dbtr/Id`, { rbVersion: '2023' }],
  'I-17': [pacs008, `${payment}/Dbtr/Id`],
  'I-18': [pacs008, `${payment}/Dbtr/Id`],
  'I-19': [pacs008, `${payment}/Dbtr/Id`],
  'I-20': [pacs008, payment],
  'I-21': [pacs008, `${payment}/Dbtr/Id`],
  'I-22': [pacs008, payment],
  'A-01': [pacs008, `${payment}/Dbtr`, { rbVersion: '2021' }],
  'A-02': [pacs008, `${payment}/Dbtr`, { rbVersion: '2023' }],
  'A-03': [pacs008, `${payment}/Dbtr`, { rbVersion: '2023' }],
  'A-04': [pacs008, `${payment}/Dbtr`],
  'A-06': [pacs008, `${payment}/Dbtr`],
  'A-08': [pacs008, `${payment}/Dbtr/PstlAdr`],
  'M-01': [pacs008, payment],
  'M-03': [pacs008, `${payment}/RmtInf`],
  'M-04': [pacs008, `${payment}/RmtInf`],
  'M-05': [pacs008, `${payment}/RmtInf`],
  'S-01': [instant, payment, inst],
  'D-01': [pacs003, `${collection}/DrctDbtTx`, core],
  'D-02': [pacs003, `${collection}/DrctDbtTx`, core],
  'D-03': [pacs003, `${collection}/DrctDbtTx/MndtRltdInf`, core],
  'D-05': [pacs003, `${collection}/DrctDbtTx`, core],
  'R-07': [pacs004, 'TxInf'],
};

const changesOf = (under: string, example: string): Changes =>
  Object.fromEntries(
    sampleTree(`<example>${example}</example>`, 'example').children.flatMap((element) => {
      const path = `${under}/${element.name}`;
      const inside = element.children.length ? element.children.map((child) => written(child)).join('') : element.text;
      return [[path, inside], ...Object.entries(element.attributes).map(([name, value]) => [`${path}@${name}`, value])];
    }),
  ) as Changes;

const breaks = (id: string, example: string): boolean => {
  const [sample, under, changes = {}] = places[id] as Place;
  const profile = { ...sctProfile, ...changes };
  const xml = sample(changesOf(under, example), profile.rbVersion);
  const rules = ruleCatalogue.filter((rule) => rule.id === id);
  const { validationMessages } = validate(new TextEncoder().encode(xml), profile, { rules });
  expect(validationMessages.map(({ ruleId }) => ruleId)).not.toContain('validator.broken');
  return validationMessages.some(({ ruleId }) => ruleId === id);
};

describe('the examples of rules', () => {
  it.each(Object.keys(places))('%s: one keeps the rule and the other breaks it', (id) => {
    const { right, wrong } = everyFact[id] ?? { right: '', wrong: '' };
    expect([breaks(id, right), breaks(id, wrong)]).toEqual([false, true]);
  });

  it('are XML that can be read, but for what is no XML at all', () => {
    const read = (xml: string) => validate(new TextEncoder().encode(`<Example>${xml}</Example>`), sctProfile);
    const broken = ruleIds.filter((id) => {
      const { right = '', wrong = '' } = everyFact[id] ?? {};
      return [right, wrong].some((xml) => read(xml).validationMessages.some(({ ruleId }) => ruleId === 'T-01'));
    });
    expect(broken).toEqual(['T-01']);
  });
});
