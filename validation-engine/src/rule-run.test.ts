import type { Profile } from '@clearbench/iso20022/profile';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { defineRule, type Rule } from './rule.ts';
import { validate } from './testing/validate.fixture.ts';

const profile: Profile = { scheme: 'sct', rbVersion: '2023', now: '2025-10-15T10:30:00Z' };

/** Texts and paths of the nodes a rule with this selection is shown. */
const shown = (xml: string, select: readonly string[], more: Partial<Rule> = {}): readonly string[] => {
  const seen: string[] = [];
  const spy = defineRule({
    id: 'X-01',
    layer: 'scheme',
    severity: 'Info',
    source: 'this test',
    appliesTo: () => true,
    select,
    check: (node) => {
      seen.push(`${node.parent?.name}/${node.name}=${node.text}`);
      return [];
    },
    ...more,
  } as Rule);
  validate(new TextEncoder().encode(xml), profile, { rules: [spy] });
  return seen;
};

describe('rules are shown what they select', () => {
  it('by name, by path and by having no children', () => {
    expect(shown(minimalMessage(), ['Nm'])).toEqual(['Dbtr/Nm=Anna']);
    expect(shown(minimalMessage(), ['DbtrAgt/FinInstnId/BICFI', 'CdtrAgt/FinInstnId/BICFI'])).toEqual([
      'FinInstnId/BICFI=ZYDODEF0',
    ]);
    expect(shown(minimalMessage(), ['GrpHdr/Nm', 'Dbtr/IBAN'])).toEqual([]);
    expect(shown(minimalMessage(), ['*'])).toHaveLength(13);
  });

  it('once, however many selections fit', () => {
    expect(shown(minimalMessage(), ['Nm', 'Dbtr/Nm', 'CdtTrfTxInf/Dbtr/Nm'])).toHaveLength(1);
  });

  it('not inside of what the schema does not know', () => {
    expect(shown(minimalMessage().replace('<Nm>Anna</Nm>', '<X><Nm>Anna</Nm></X>'), ['Nm'])).toEqual([]);
  });

  it.each([' Anna', 'Anna ', 'An_na', 'Änna', 'A&amp;B', 'A\nB', 'A\tB', '<![CDATA[Anna]]>', 'An<!-- -->na', ''])(
    'and, where they skip plain values, not those: %j is odd',
    (value) => {
      const odd = shown(minimalMessage().replace('Anna', value), ['*'], { skipsPlain: true });
      expect(odd.filter((one) => one.startsWith('Dbtr/Nm='))).toHaveLength(1);
      expect(odd.filter((one) => one.includes('SLEV'))).toEqual([]);
    },
  );

  it('with what came before, but transactions forget one another', () => {
    const twice = minimalMessage().replace(/ *<CdtTrfTxInf>.*<\/CdtTrfTxInf>\n/s, '$&$&');
    const siblings: string[][] = [];
    const check: Rule['check'] = (node) => {
      siblings.push((node.parent?.children ?? []).map(({ name }) => name));
      return [];
    };
    shown(twice, ['CdtTrfTxInf'], { check });
    expect(siblings).toEqual([['GrpHdr'], ['GrpHdr']]);
    siblings.length = 0;
    shown(minimalMessage(), ['ChrgBr'], { check });
    expect(siblings).toEqual([['PmtId', 'IntrBkSttlmAmt', 'ChrgBr']]);
  });
});

describe('rules of several ranks report an element once', () => {
  /** A rule that reports each element of that name. */
  const reporting = (id: string, name: string, more: Partial<Rule> = {}): Rule =>
    defineRule({
      id,
      layer: 'scheme',
      severity: 'Error',
      appliesTo: () => true,
      select: [name],
      check: (node) => [{ node }],
      ...more,
    });
  const idsIn = (xml: string, ...rules: readonly Rule[]): readonly string[] =>
    validate(new TextEncoder().encode(xml), profile, { rules }).validationMessages.map(({ ruleId }) => ruleId);
  const ofIso = (name: string, more: Partial<Rule> = {}) => reporting('X-01', name, { layer: 'iso', ...more });

  it('the rule of the scheme before that of ISO 20022, in any order of the rules', () => {
    expect(idsIn(minimalMessage(), ofIso('ChrgBr'))).toEqual(['X-01']);
    expect(idsIn(minimalMessage(), ofIso('ChrgBr'), reporting('P-11', 'ChrgBr'))).toEqual(['P-11']);
    expect(idsIn(minimalMessage(), ofIso('ChrgBr'), reporting('E-01', 'ChrgBr', { isGeneral: true }))).toEqual([
      'E-01',
    ]);
  });

  it('but not after a warning of the scheme', () =>
    expect(idsIn(minimalMessage(), ofIso('ChrgBr'), reporting('P-11', 'ChrgBr', { severity: 'Warning' }))).toEqual([
      'P-11',
      'X-01',
    ]));

  it('also where the finding depends on another element, in every transaction', () => {
    const check: Rule['check'] = (node) => {
      const because = node.parent?.parent?.children.find(({ name }) => name === 'GrpHdr');
      return because === undefined ? [] : [{ node, because }];
    };
    const twice = minimalMessage().replace(/ *<CdtTrfTxInf>.*<\/CdtTrfTxInf>\n/s, '$&$&');
    const dependent = ofIso('ChrgBr', { check });
    expect(idsIn(twice, dependent)).toEqual(['X-01', 'X-01']);
    expect(idsIn(twice, dependent, reporting('G-01', 'GrpHdr'))).toEqual(['G-01']);
  });

  it('forgets the elements of a transaction after it', () => {
    const twice = minimalMessage().replace(/ *<CdtTrfTxInf>.*<\/CdtTrfTxInf>\n/s, '$&$&');
    const ofFirst = reporting('P-11', 'ChrgBr', { check: (node) => (node.parent?.index === 1 ? [{ node }] : []) });
    expect(idsIn(twice, ofIso('ChrgBr'), ofFirst)).toEqual(['P-11', 'X-01']);
  });

  it('even if the administrator turned the rule of the scheme off', () => {
    const off: Profile = { ...profile, overrides: { 'P-11': 'off' } };
    const text = new TextEncoder().encode(minimalMessage());
    const rules = [ofIso('ChrgBr'), reporting('P-11', 'ChrgBr')];
    expect(validate(text, off, { rules }).validationMessages).toEqual([]);
  });
});
