import { builtInLists } from '../built-in/built-in-lists.ts';
import { builtInTexts } from './built-in-texts.ts';
import { readRuleList } from './read-rule-list.ts';

const faultsOf = (text: string) => {
  const read = readRuleList(text);
  return 'faults' in read ? read.faults.map(({ line, column, errorKey }) => `${line}:${column} ${errorKey}`) : [];
};

const rule = (fields: string, id = 'one'): string => `rules:\n  - id: ${id}\n${fields.replace(/^/gm, '    ')}\n`;
const delivery = (fields: string): string => `rules: []\ndeliveries:\n  - { id: one, ${fields} }\n`;
const receiving = 'receive: { template: sct-minimal }';
const rejecting = 'then: [{ reject: { code: AC04 } }]';

describe('the text of a rule list', () => {
  it('has conditions and actions', () => {
    const text = `seed: 7
rules:
  - id: large-amounts
    name: Amounts above 10,000
    when:
      amount: { from: 10000.01 }
      currency: EUR
      creditor: { bic: [/DEUT.*/, COBADEFF] }
      time: { from: 12:00 }
    then:
      - return: { code: AC04, after: 2D }
`;
    expect(readRuleList(text)).toEqual({
      list: {
        seed: 7,
        rules: [
          {
            id: 'large-amounts',
            name: 'Amounts above 10,000',
            when: {
              amount: { from: 10_000.01 },
              currency: 'EUR',
              creditor: { bic: ['/DEUT.*/', 'COBADEFF'] },
              time: { from: '12:00' },
            },
            then: [{ return: { code: 'AC04', after: '2D' } }],
          },
        ],
      },
    });
  });

  it.each(['commands', 'cents'] as const)('of the product is readable: %s', (name) => {
    expect(readRuleList(builtInTexts[name])).toEqual({ list: builtInLists[name] });
  });

  it.each([
    ['syntax', 'rules:\n  - id: "one\n', ['3:1 text.syntax']],
    ['alias', 'rules: &a []\nseed: *a\n', ['2:7 text.syntax']],
    ['duplicate field', 'rules: []\nrules: []\n', ['2:1 text.syntax']],
    ['tag', 'rules: !!set {}\n', ['1:14 text.syntax']],
    ['only a comment', '# nothing\n', ['1:1 text.missing']],
    ['missing list', 'seed: 1\n', ['1:1 text.missing']],
    ['unknown field', rule(`when: { amout: { from: 1 } }\n${rejecting}`), ['3:13 text.unknownField']],
    ['wrong type', rule(`when: { amount: { from: much } }\n${rejecting}`), ['3:29 text.wrongType']],
    ['wrong type of a value that may be a list', rule(`when: { currency: 7 }\n${rejecting}`), ['3:23 text.wrongType']],
    ['unknown value', rule(`when: { message: pacs.009 }\n${rejecting}`), ['3:22 text.unknownValue']],
    [
      'unknown value in a list',
      rule(`when: { message: [pacs.008, pacs.009] }\n${rejecting}`),
      ['3:33 text.unknownValue'],
    ],
    ['wrong form', rule(`when: { time: { from: 25:00 } }\n${rejecting}`), ['3:27 text.wrongForm']],
    ['out of range', rule('then: [{ deliver: { times: 21 } }]'), ['3:32 text.outOfRange']],
    ['unknown action', rule('then: [{ explode: {} }]'), ['3:14 text.unknownField']],
    ['delivery without a time', delivery(receiving), ['3:5 scenario.atOrAfterAdvance']],
    [
      'delivery with two times',
      delivery(`at: "12:00", afterAdvance: 5, ${receiving}`),
      ['3:5 scenario.atOrAfterAdvance'],
    ],
    ['delivery of nothing', delivery('at: "12:00"'), ['3:5 scenario.receiveOrOneOf']],
    [
      'delivery of a message and of alternatives',
      delivery(`at: "12:00", ${receiving}, oneOf: [{ weight: 1, ${receiving} }, { weight: 2, ${receiving} }]`),
      ['3:5 scenario.receiveOrOneOf'],
    ],
    ['two actions in one', rule('then: [{ silence: {}, accept: {} }]'), ['3:12 scenario.oneAction']],
    ['neither actions nor alternatives', rule('note: nothing'), ['2:5 scenario.thenOrOneOf']],
    ['unknown code', rule('then: [{ reject: { code: ZZ99 } }]'), ['3:30 scenario.unknownCode']],
    ['code of another action', rule('then: [{ refuseRecall: { code: AC01 } }]'), ['3:36 scenario.unknownCode']],
    ['delay of days', rule('then: [{ return: { code: AC04, after: 31D } }]'), ['3:43 scenario.delayTooLong']],
    ['delay of seconds', rule('then: [{ late: { after: 99999999S } }]'), ['3:29 scenario.delayTooLong']],
    ['charges with three digits', rule('then: [{ acceptRecall: { charges: 1.005 } }]'), ['3:28 scenario.badValue']],
    ['argument without command', rule('then: [{ reject: { code: { argument: 1 } } }]'), ['3:30 scenario.noCommand']],
    ['pattern', rule(`when: { bic: "/(a/" }\n${rejecting}`), ['3:18 scenario.badPattern']],
    [
      'pattern with backreference',
      rule(`when: { name: ['x', '/(a)\\1/'] }\n${rejecting}`),
      ['3:25 scenario.badPattern'],
    ],
    [
      'empty range of amounts',
      rule(`when: { amount: { from: 2, to: 1 } }\n${rejecting}`),
      ['3:13 scenario.emptyRange'],
    ],
    [
      'empty range of times',
      rule(`when: { time: { from: '12:00', before: '12:00' } }\n${rejecting}`),
      ['3:13 scenario.emptyRange'],
    ],
    [
      'empty sequence',
      rule(`when: { transaction: { every: 5, from: 6, to: 9 } }\n${rejecting}`),
      ['3:13 scenario.emptyRange'],
    ],
  ])('is refused with its line and column: %s', (_name, text, expected) => expect(faultsOf(text)).toEqual(expected));

  it('reports all errors together', () => {
    const text = `rules:
  - id: One
    then: [{ reject: { code: ZZ99 } }]
  - id: two
    when: { curency: EUR }
    then: [{ reject: { code: ZZ98 } }]
  - id: two
    when: { amount: { from: 5, to: 4 } }
    then: [{ late: { after: 99D } }]
`;
    expect(faultsOf(text)).toEqual([
      '2:9 text.wrongForm',
      '3:30 scenario.unknownCode',
      '5:13 text.unknownField',
      '6:30 scenario.unknownCode',
      '8:13 scenario.emptyRange',
      '9:29 scenario.delayTooLong',
    ]);
  });

  it.each([
    ['behind a rule without conditions', '', 'when: { currency: EUR }', true],
    ['behind the same conditions', 'when: { cents: 11 }', 'when: { cents: "11", currency: EUR }', true],
    ['behind a wider range', 'when: { amount: { from: 10 } }', 'when: { amount: { from: 20, to: 30 } }', true],
    ['behind a longer list', 'when: { currency: [EUR, USD] }', 'when: { currency: USD }', true],
    ['behind a narrower range', 'when: { amount: { from: 10, to: 20 } }', 'when: { amount: { from: 15 } }', false],
    ['behind other conditions', 'when: { currency: EUR }', 'when: { cents: 11 }', false],
    ['behind a rule that continues', 'continue: true', 'when: { cents: 11 }', false],
    ['behind a rule that is switched off', 'enabled: false', 'when: { cents: 11 }', false],
    ['behind payments, for an R-message', '', 'when: { message: camt.056 }', false],
    ['as a command behind other rules', '', 'when: { command: RJCT }', false],
    ['as a command behind the same command', 'when: { command: RJCT }', 'when: { command: RJCT }', true],
  ])('has a rule that never decides: %s', (_name, first, second, isRefused) => {
    const text = `rules:
  - id: first
    ${rejecting}
    ${first}
  - id: second
    ${second}
    ${rejecting}
`;
    expect(faultsOf(text)).toEqual(isRefused ? ['5:9 scenario.neverMatches'] : []);
  });

  it('is limited in size, number and depth', () => {
    expect(faultsOf(`# ${'x'.repeat(262_144)}`)).toEqual(['1:1 scenario.tooLarge']);
    const many = Array.from(
      { length: 501 },
      (_, at) => `  - { id: r${at}, when: { cents: "01", amount: { from: ${at} } }, ${rejecting} }`,
    );
    expect(faultsOf(`rules:\n${many.join('\n')}`)).toContain('2:3 text.outOfRange');
    expect(faultsOf('['.repeat(200_000))).not.toEqual([]);
  });

  it('of 500 rules is read in less than five seconds', () => {
    const rules = Array.from(
      { length: 500 },
      (_, at) => `  - { id: r${at}, when: { amount: { from: ${at}, to: ${at} } }, ${rejecting} }`,
    );
    const started = performance.now();
    expect(readRuleList(`rules:\n${rules.join('\n')}`)).toHaveProperty('list');
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('has holds without parameters, and two directions', () => {
    expect(faultsOf(rule('when: { direction: received }\nthen: [{ hold: {} }]'))).toEqual([]);
    expect(faultsOf(rule(`when: { direction: back }\n${rejecting}`))).toEqual(['3:24 text.unknownValue']);
    expect(faultsOf(rule('then: [{ hold: { after: 1D } }]'))).toEqual(['3:22 text.unknownField']);
  });
});
