import type { RuleAction } from '@clearbench/contracts/scenario/rule-actions';
import { clearFile } from '../clear-file.ts';
import type { ClearingInput } from '../clearing-input.ts';
import { bulkInput, inputOf, secondsLater } from '../testing/clearing-input.fixture.ts';
import { bytesOf, creditTransferXml, type TransferSample, textOf } from '../testing/credit-transfer.fixture.ts';
import { recallXml, returnXml } from '../testing/r-messages.fixture.ts';
import { inForce } from '../testing/rules.fixture.ts';

type Rules = Parameters<typeof inForce>[0];

const reject = (code: string): RuleAction[] => [{ reject: { code } }];

const cleared = (rules: Rules, transfers: readonly TransferSample[] = [{}], changes: Partial<ClearingInput> = {}) =>
  clearFile(bulkInput(transfers, { scenario: inForce(rules), ...changes }));

const textKeys = (...[rules, transfers, changes]: Parameters<typeof cleared>) =>
  cleared(rules, transfers, changes).verdict.reasons.map(({ textKey }) => textKey);

const codes = (...[rules, transfers, changes]: Parameters<typeof cleared>) =>
  cleared(rules, transfers, changes).verdict.reasons.map(({ params: { code } }) => code);

describe('a list of rules', () => {
  it('gives the verdict the rule that decided', () => {
    const { verdict } = cleared([{ id: 'closed-accounts', name: 'Closed accounts', then: reject('AC04') }]);
    expect(verdict.reasons).toMatchObject([
      {
        layer: 'scenario',
        trigger: 'Closed accounts',
        text: 'Closed accounts: the clearing rejects the transaction with AC04.',
        rule: { list: 'environment', version: 3, ruleId: 'closed-accounts', name: 'Closed accounts' },
      },
    ]);
  });

  it('decides by the first rule whose conditions hold', () => {
    expect(
      codes([{ when: { currency: 'USD' }, then: reject('AC01') }, { then: reject('AC04') }, { then: reject('AC06') }]),
    ).toEqual(['AC04']);
    expect(codes([{ enabled: false, then: reject('AC01') }, { then: reject('AC04') }])).toEqual(['AC04']);
  });

  it('continues with the rules below where a rule says so', () => {
    const rules = [
      { continue: true, then: [{ late: { after: '30S' } }] },
      { continue: true, then: [{ return: { code: 'AC04' } }] },
      { then: [{ deliver: {} }] },
      { then: reject('AC06') },
    ];
    expect(textKeys(rules)).toEqual(['engine.late', 'engine.return', 'engine.mirror']);
  });

  it('comes after commands and before cents', () => {
    const rules = [{ when: { amount: { to: 50 } }, then: reject('AC04') }];
    expect(textKeys(rules, [{ amount: '5.21', remittance: 'SIM:MIRROR' }])).toEqual(['engine.mirror']);
    expect(codes(rules, [{ amount: '5.21' }])).toEqual(['AC04']);
    expect(textKeys(rules, [{ amount: '500.21' }])).toEqual(['engine.return']);
  });

  it('accepts a payment whose cents would reject it', () => {
    expect(cleared([{ then: [{ accept: {} }] }], [{ amount: '5.11' }]).verdict.groupStatus).toBe('ACCP');
  });

  it('of the tester comes before that of the environment', () => {
    const environment = inForce([{ then: reject('AC04') }]);
    const tester = inForce([{ when: { cents: '77' }, then: reject('AC06') }]).lists.map((list) => ({
      ...list,
      owner: 'tester' as const,
    }));
    const scenario = { ...environment, lists: [...tester, ...environment.lists] };
    expect(codes([], [{ amount: '5.77' }], { scenario })).toEqual(['AC06']);
    expect(codes([], [{ amount: '5.78' }], { scenario })).toEqual(['AC04']);
  });

  it('reports actions that the scheme does not have', () => {
    expect(textKeys([{ then: [{ timeOut: {} }] }])).toEqual(['engine.notIn.sct']);
  });

  it('rejects a part of the payments that a rule matches', () => {
    const rule = { when: { amount: { from: 10 } }, then: [{ partAccept: { code: 'AM04', every: 3 } }] };
    const transfers = [{ amount: '5.00' }, ...Array.from({ length: 6 }, () => ({ amount: '50.00' }))];
    const { verdict } = cleared([rule], transfers);
    expect(verdict.groupStatus).toBe('PART');
    expect(verdict.reasons.map(({ transactionId }) => transactionId)).toEqual(['TX-4', 'TX-7']);
  });

  it('applies to the whole answer as soon as one payment asks for it', () => {
    const rule = { when: { cents: '33' }, then: [{ silence: {} }] };
    expect(cleared([rule], [{}, { amount: '1.33' }]).silence).toMatchObject({
      layer: 'scenario',
      rule: { ruleId: 'r1' },
    });
    const answers = cleared(
      [{ when: { transaction: { is: 1 } }, then: [{ late: { after: '40S' } }] }],
      [{}, {}],
    ).answers;
    expect(answers.map(({ answer }) => secondsLater(answer.dueAt))).toEqual([40]);
  });

  it('holds every answer as soon as one payment asks for it', () => {
    const rules = [{ when: { cents: '33' }, then: [{ hold: {} }, { return: { code: 'AC04' } }] }];
    const held = cleared(rules, [{}, { amount: '1.33' }]).answers.map(({ answer }) => answer.startsHeld);
    expect(held).toEqual([true, true]);
    expect(cleared(rules).answers.map(({ answer }) => answer.startsHeld)).toEqual([undefined]);
    expect(textKeys(rules, [{ amount: '1.33' }])).toEqual(['engine.hold', 'engine.return']);
  });

  it('compares whether the tester sent or received the payment', () => {
    const rules = [
      { when: { message: 'pacs.004' as const, direction: 'received' as const }, then: reject('AC01') },
      { when: { message: 'pacs.004' as const, direction: 'sent' as const }, then: reject('AC04') },
      { when: { direction: 'received' as const }, then: reject('AC06') },
    ];
    expect(cleared(rules).verdict.groupStatus).toBe('ACCP');
    const scenario = inForce(rules);
    const returned = (messageId: string) => {
      const original = {
        bytes: bytesOf(creditTransferXml({ messageId, transfers: [{}] })),
        messageType: 'pacs.008.001.08',
      };
      const { verdict } = clearFile(inputOf(returnXml([{ messageId }]), { scenario, original }));
      return verdict.reasons.map(({ params: { code } }) => code);
    };
    expect(returned('ENG00000000001-CT-1')).toEqual(['AC01']);
    expect(returned('MSG-1')).toEqual(['AC04']);
  });

  it('has commands of its own, before those of the product', () => {
    const rules = [
      {
        name: 'SIM:HOLIDAY(code)',
        when: { command: 'HOLIDAY' },
        then: [{ reject: { code: { argument: 1, otherwise: 'TM01' } } }],
      },
      { when: { command: 'RJCT', cents: '50' }, then: reject('AC06') },
    ];
    const asked = (remittance: string, amount = '5.00') => codes(rules, [{ remittance, amount }]);
    expect(asked('SIM:HOLIDAY')).toEqual(['TM01']);
    expect(asked('SIM:HOLIDAY(AB01)')).toEqual(['AB01']);
    expect(asked('SIM:RJCT(AM04)')).toEqual(['AM04']);
    expect(asked('SIM:RJCT', '5.50')).toEqual(['AC06']);
    expect(textKeys(rules, [{ remittance: 'SIM:HOLIDAY(AB01,AB02)' }])).toEqual(['engine.argumentsWrong']);
  });
});

describe('weights', () => {
  const rules = [
    {
      oneOf: [
        { weight: 3, then: [{ accept: {} }] },
        { weight: 1, then: reject('AC04') },
      ],
    },
  ] satisfies Rules;
  const transfers = Array.from({ length: 400 }, () => ({}));
  const rejected = (seed: string, transfer = 'seed-1') =>
    clearFile(bulkInput(transfers, { seed: transfer, scenario: inForce(rules, { seed }) })).rejectedTransactionIds;

  it('select alternatives in proportion', () => {
    const count = rejected('one')?.length ?? 0;
    expect(count).toBeGreaterThan(70);
    expect(count).toBeLessThan(130);
  });

  it('depend on the seed of the list and not on the transfer', () => {
    expect(rejected('one', 'seed-2')).toEqual(rejected('one'));
    expect(rejected('two')).not.toEqual(rejected('one'));
  });
});

describe('an R-message', () => {
  const original = (scenario: ReturnType<typeof inForce> | undefined) => ({
    bytes: bytesOf(creditTransferXml({ transfers: [{}] })),
    messageType: 'pacs.008.001.08',
    scenario,
  });
  const reply = (changes: Partial<ClearingInput>) =>
    clearFile(inputOf(recallXml([{}]), changes)).answers.map(({ answer, bytes }) => [
      answer.messageType.slice(0, 8),
      /<Cd>(LEGL|CUST|FOCR)<\/Cd>/.exec(textOf(bytes))?.[1],
    ]);

  it('is answered by the list that was in force when its original was sent', () => {
    const then = inForce([{ then: [{ refuseRecall: { code: 'LEGL' } }] }]);
    const now = inForce([{ then: [{ refuseRecall: { code: 'CUST' } }] }]);
    expect(reply({ original: original(then), scenario: now })).toEqual([
      ['pacs.002', undefined],
      ['camt.029', 'LEGL'],
    ]);
    expect(reply({ original: original(undefined), scenario: now })).toEqual([
      ['pacs.002', undefined],
      ['pacs.004', 'FOCR'],
    ]);
  });

  it('has rules that name its message type', () => {
    const rule = { when: { message: 'camt.056' as const }, then: [{ refuseRecall: { code: 'LEGL' } }] };
    expect(reply({ original: original(undefined), scenario: inForce([rule]) })[1]).toEqual(['camt.029', 'LEGL']);
  });

  it('is rejected by a rule about its reason', () => {
    const rules = [{ when: { message: 'pacs.004' as const, reason: 'AC06' }, then: reject('AG01') }];
    const returned = (reason: string) =>
      clearFile(inputOf(returnXml([{ messageId: 'ENG00000000000-CT-1', reason }]), { scenario: inForce(rules) }))
        .verdict;
    expect(returned('AC06').reasons.some(({ rule }) => rule?.ruleId === 'r1')).toBe(true);
    expect(returned('AC04').reasons.some(({ rule }) => rule?.ruleId === 'r1')).toBe(false);
  });
});

it('the same list, file, seed and clock give the same bytes', () => {
  const rules = [
    {
      oneOf: [
        { weight: 1, then: [{ deliver: { times: 3 } }] },
        { weight: 1, then: reject('AC04') },
      ],
    },
  ] satisfies Rules;
  const transfers = Array.from({ length: 20 }, () => ({}));
  expect(cleared(rules, transfers)).toEqual(cleared(rules, transfers));
});
