import { cleanSamples } from '@clearbench/iso20022/samples/clean-samples';
import { pain001 } from '@clearbench/iso20022/samples/pain-001';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { isoSamples } from '@clearbench/iso20022/testing/iso-messages.fixture';
import { ruleCatalogue } from '@clearbench/rules/catalogue';
import { validate } from '@clearbench/validator/validate';
import { breakableRules, breakRule } from './break-rule.ts';
import { everyMutation, withoutMutation } from './every-mutation.ts';

const encoder = new TextEncoder();
const report = (text: string, profile: Parameters<typeof validate>[1]) => validate(encoder.encode(text), profile);
const rulesIn = (text: string, profile: Parameters<typeof validate>[1]) =>
  new Set(report(text, profile).validationMessages.map(({ ruleId }) => ruleId));

/** Payments of earlier rulebooks: their addresses and party ids differ from the newest. */
const ofPayments = (rb: '2021' | '2023') =>
  cleanSamples(rb).filter(({ name }) => /^(credit transfer|instant payment) /.test(name));
const everySample = [...cleanSamples('2025'), ...ofPayments('2023'), ...ofPayments('2021'), ...isoSamples];

describe('an injected error', () => {
  it('is injected into messages without other errors', () => {
    for (const { name, text, profile } of everySample) {
      const grave = report(text, profile).validationMessages.filter(({ severity }) => severity !== 'Info');
      expect([name, grave.map(({ ruleId }) => ruleId)]).toEqual([name, []]);
    }
  });

  it('may repeat a finding that the message had before, in an element that the error repeats', () => {
    const late = { ...sctProfile, now: '2031-06-13T09:00:00.000Z' };
    const order = pain001();
    expect([...rulesIn(order, late)]).toContain('C-03');
    expect(breakRule(order, 'C-06', late)?.finding).toMatchObject({
      ruleId: 'C-06',
      path: expect.stringMatching(/PmtInfId$/),
    });
  });

  const broken = new Map<string, number>();

  it.each(everySample)('$name: each mutant is reported by its rule, and by no other', ({ text, profile }) => {
    const before = report(text, profile);
    const known = rulesIn(text, profile);
    for (const ruleId of breakableRules(before.validationSummary.messageType ?? '', profile)) {
      const found = breakRule(text, ruleId, profile);
      if (found === undefined) continue;
      const fresh = [...rulesIn(found.text, profile)].filter((id) => !known.has(id));
      expect([ruleId, fresh.filter((id) => id !== ruleId)]).toEqual([ruleId, []]);
      expect(found.finding.ruleId).toBe(ruleId);
      expect(found.text).not.toBe(text);
      broken.set(ruleId, (broken.get(ruleId) ?? 0) + 1);
    }
  });

  /** The same message in another notation. */
  const written = (text: string): string =>
    text
      .replace(
        /(<Document) xmlns="([^"]*)(.{15})"/,
        '$1 xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="$2$3 $3.xsd" xmlns="$2$3"',
      )
      .replace(/>([A-Za-z0-9]{2})([A-Za-z0-9 .:-]{2,})<\//g, '><![CDATA[$1]]><!-- <x> -->$2</')
      .replace(/<(\/?)([A-Z]\w*)/g, '<$1ü-1.a:$2')
      .replace(' xmlns="', ' xmlns:ü-1.a="')
      .replaceAll('"', "'");

  it.each(cleanSamples('2025').filter(({ name }) => /^(credit transfer|basic collection|return) 2/.test(name)))(
    '$name: does not depend on the notation of the XML',
    ({ text, profile }) => {
      const { messageType = '' } = report(text, profile).validationSummary;
      const brokenIn = (xml: string) =>
        breakableRules(messageType, profile).filter((id) => breakRule(xml, id, profile));
      expect(brokenIn(written(text))).toEqual(brokenIn(text));
    },
  );

  it.each([
    ['credit transfer 2019', ['I-16']],
    ['file of a credit transfer 2019', ['I-06', 'I-14', 'I-16', 'I-22', 'G-01']],
    ['basic collection 2021', ['P-05', 'I-16']],
    ['refusal of a recall 2021', ['R-07']],
    ['instant payment 2025', ['P-08', 'P-10']],
  ])('is injected into a %s', (wanted, ruleIds) => {
    const every = (['2019', '2021', '2025'] as const).flatMap(cleanSamples);
    const [sample] = every.filter(({ name }) => name === wanted);
    const broken = ruleIds.filter((id) => sample && breakRule(sample.text, id, sample.profile));
    expect(broken).toEqual(ruleIds);
  });

  it('is injected into account statements', () => {
    const statement = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>ST-1</MsgId><CreDtTm>2025-10-15T10:30:00</CreDtTm></GrpHdr>
<Stmt><Id>S1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id><Svcr><FinInstnId><BICFI>ZYDODEF0XXX</BICFI></FinInstnId></Svcr></Acct>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2025-10-15</Dt></Dt></Bal>
</Stmt></BkToCstmrStmt></Document>`;
    expect(report(statement, sctProfile).validationMessages).toEqual([]);
    const ids = ['T-03', 'T-05', 'P-13', 'I-13', 'I-17', 'I-18', 'I-19', 'I-21', 'A-08'];
    expect(ids.filter((id) => breakRule(statement, id, sctProfile))).toEqual(ids);
  });

  it('exists for every rule, except for those that state a reason', () => {
    const never = Object.keys(everyMutation).filter((id) => !broken.has(id));
    expect(never).toEqual([]);
    const ids = ruleCatalogue.map(({ id }) => id);
    const unmade = ids.filter((id) => everyMutation[id] === undefined);
    expect(unmade.toSorted()).toEqual(Object.keys(withoutMutation).toSorted());
  });
});

describe('rules about parties', () => {
  const ids = ['I-13', 'I-17', 'I-18', 'I-19', 'I-21', 'A-08'];
  const answers = cleanSamples('2025').filter(({ name }) => /^(return|recall|status|refusal of a recall) /.test(name));

  /** The subset of these messages allows neither an LEI nor another identification of an originator. */
  const excluded = (name: string): readonly string[] =>
    /^(return|recall|status|refusal) /.test(name) ? ['I-17', 'I-19'] : [];

  it.each(answers)('are broken at the originator of a reason: $name', ({ name, text, profile }) => {
    const unbroken = ids.filter((id) => breakRule(text, id, profile) === undefined);
    expect(unbroken.filter((id) => !excluded(name).includes(id))).toEqual([]);
  });
});

describe('the injection of an error', () => {
  const [sample] = cleanSamples('2025');
  if (sample === undefined) throw new Error('there is a sample');

  it('changes only the element of the rule', () => {
    const { text = '' } = breakRule(sample.text, 'P-11', sample.profile) ?? {};
    expect(text).toBe(sample.text.replace('SLEV', 'SHAR'));
  });

  it('keeps comments and layout', () => {
    const commented = sample.text.replace('<ChrgBr>', '<!-- shared -->\n\n\t<ChrgBr>');
    expect(breakRule(commented, 'P-11', sample.profile)?.text).toBe(commented.replace('SLEV', 'SHAR'));
  });

  it('is not possible if the rule is off or the text is not XML', () => {
    const off = { ...sample.profile, overrides: { 'P-11': 'off' } } as const;
    expect(breakableRules('pacs.008.001.08', off)).not.toContain('P-11');
    expect(breakRule('Call me Ishmael.', 'P-11', sample.profile)).toBeUndefined();
    for (const ruleId of ['X-99', 'constructor'])
      expect(breakRule(sample.text, ruleId, sample.profile)).toBeUndefined();
  });

  it('works with a namespace prefix', () => {
    const prefixed = sample.text.replaceAll(/<(\/?)([A-Z])/g, '<$1p:$2').replace('xmlns=', 'xmlns:p=');
    expect(breakRule(prefixed, 'G-02', sample.profile)?.finding.ruleId).toBe('G-02');
    expect(breakRule(prefixed, 'P-12', sample.profile)?.text).toContain('<p:InstdAmt Ccy="EUR">270.00</p:InstdAmt>');
  });
});
