import { readCase } from './read-case.ts';

const problemsOf = (text: string): string[] =>
  readCase(text).problems.map(({ line, column, errorKey, params }) => {
    const values = Object.values(params).join(' ');
    return `${line}:${column} ${errorKey}${values === '' ? '' : ` ${values}`}`;
  });

const stepsOf = (...steps: readonly string[]): string =>
  `case: Sample\nsteps:\n${steps.map((step) => `  - ${step}\n`).join('')}`;

const send = 'send: { as: payment, template: sct-typical }';

describe('a case with errors', () => {
  it('has all of them reported together, with line and column', () =>
    expect(
      problemsOf(`case: Sample
colour: blue
rulebook: 2024
variables:
  2x: 1
steps:
  - send: { template: sct-typical, text: a }
  - wait: soon
  - expect: { answer: { status: MAYBE } }
  - sent: {}
`),
    ).toEqual([
      '2:1 suite.unknownField colour',
      '3:11 suite.notOneOf rulebook 2019, 2021, 2023, 2025',
      '5:3 suite.badName 2x',
      '8:11 suite.badDuration wait',
      '9:23 suite.missingField message',
      '9:33 suite.notOneOf status ACCP, PART, RJCT',
      '10:5 suite.unknownField sent',
    ]));

  it.each([
    ['steps: [', /^1:9 suite\.notYaml/],
    ['case: a\ncase: b', /^2:1 suite\.duplicateField/],
    ['- a', /^1:1 suite\.notAMap/],
    ['', /^1:1 suite\.notAMap/],
    ['case: a\n  b: c', /^\d:\d+ suite\.notYaml/],
    [`case: ${'[ '.repeat(200_000)}`, /^\d+:\d+ suite\.(?:tooComplex|notYaml)/],
    [`case: ${'x'.repeat(2_100_000)}`, /^1:1 suite\.fileTooLarge/],
    [
      'a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b, *b]\nd: &d [*c, *c, *c]\ne: [*d, *d, *d, *d, *d]',
      /suite\.tooComplex/,
    ],
    ['{ [a]: b, case: c }', /^1:3 suite\.badKey/],
    ['a: &x b\n*x : c', /suite\.badKey/],
    ['case: !!js/function "x"\nsteps: []', /suite\.notYaml/],
  ])('that is no YAML of a case is refused: %#', (text, expected) => {
    const [first] = problemsOf(text);
    expect(first).toMatch(expected);
  });

  it.each([
    ['case: a\nsteps: []', '2:8 suite.noSteps steps'],
    ['case: a', '1:1 suite.missingField steps'],
    ['case: [a]\nsteps: [ { wait: 1s } ]', '1:7 suite.wrongType case text'],
    ['case: a\nsteps: x', '2:8 suite.wrongType steps list'],
    ['case: a\nclock: tomorrow\nsteps: [ { wait: 1s } ]', '2:8 suite.badInstant clock'],
    ['case: a\nclock: 2027-06-15T09:00:00\nsteps: [ { wait: 1s } ]', '2:8 suite.badInstant clock'],
    ['{ case, steps: [ { wait } ] }', '1:20 suite.badDuration wait'],
    ['case: a\nrows: x\nsteps: [ { wait: 1s } ]', '2:7 suite.wrongType rows list'],
    ['case: a\nrows: [ [a] ]\nsteps: [ { wait: 1s } ]', '2:9 suite.wrongType rows[1] map'],
    ['case: a\nrows: []\nsteps: [ { wait: 1s } ]', '2:7 suite.tooFew rows 1'],
  ])('has the position of its field: %j', (text, expected) => expect(problemsOf(text)).toContain(expected));

  it.each([
    ['wait: 1s, send: { template: a }', '3:5 suite.oneKindOfStep steps[1]'],
    ['send: { template: a, text: b }', '3:11 suite.oneOrigin template, text, stored'],
    ['send: {}', '3:11 suite.oneOrigin template, text, stored'],
    ['send: { text: a, values: { a: b } }', '3:22 suite.onlyForTemplates values'],
    ['receive: {}', '3:14 suite.oneOrigin template, text, stored, about'],
    ['receive: { template: a, text: b }', '3:14 suite.oneOrigin template, text, stored, about'],
    [
      'receive: { kind: gift, template: a }',
      '3:22 suite.notOneOf kind payment, recall, reversal, nonReceiptClaim, valueDateClaim, statusRequest',
    ],
    ['receive: { about: payment }', '3:23 suite.unknownName payment'],
    ['advance: { to: cut-off, by: 1h }', '3:14 suite.toOrBy'],
    ['answer: { to: payment, template: a }', '3:19 suite.unknownName payment'],
    ["send: { template: a, values: { b: '${c}' } }", '3:39 suite.unknownName c'],
    ["send: { template: a, values: { b: '${clock.hour}' } }", '3:39 suite.unknownName clock.hour'],
    ['send: { as: clock, template: a }', '3:17 suite.nameTaken clock'],
  ])('has the position of its step: %s', (step, expected) => {
    const text = step.startsWith('wait: 1s,') ? stepsOf(`{ ${step} }`) : stepsOf(step);
    expect(problemsOf(text)).toEqual([expected]);
  });

  it('does not use a value before the step that has it', () => {
    const use = "send: { template: a, values: { b: '${payment.messageId}' } }";
    expect(problemsOf(stepsOf(send, use))).toEqual([]);
    expect(problemsOf(stepsOf(use, send))).toEqual(['3:39 suite.unknownName payment.messageId']);
    expect(problemsOf(stepsOf(send, send))).toEqual(['4:17 suite.nameTaken payment']);
    expect(problemsOf(stepsOf(send, use.replace('messageId', 'colour')))).toEqual([
      '4:39 suite.unknownName payment.colour',
    ]);
  });
});

describe('an expectation that can never hold', () => {
  const expected = (text: string): string[] => problemsOf(stepsOf(send, `expect: { ${text} }`));
  it.each([
    ['answer: { message: pacs.002, status: ACCP, reason: ‸AC04 }', 'suite.neverHolds status ACCP'],
    ['answer: { message: pacs.002, transactions: ACSC, reason: ‸AC04 }', 'suite.neverHolds status ACSC'],
    ['answer: { message: pacs.002, status: RJCT, transactions: ‸ACCP }', 'suite.neverHolds status RJCT'],
    ['answer: { message: a, elements: [ { path: a, between: ‸[5, 3] } ] }', 'suite.neverHolds between 5 3'],
    ['answer: { message: a, elements: [ { path: a, equals: 7, between: ‸[1, 3] } ] }', 'suite.neverHolds between 1 3'],
    ['answer: { message: a, elements: [ { path: a, equals: b, exists: ‸false } ] }', 'suite.neverHolds exists'],
    ['answer: { message: a, elements: [ { path: a, equals: b, matches: ‸"[0-9]" } ] }', 'suite.neverHolds matches b'],
    ['answer: { message: a, elements: [ { path: a, matches: ‸"(?=a)b" } ] }', 'suite.badPattern'],
    ['answer: { message: a, elements: [ { path: a, matches: ‸"(" } ] }', 'suite.badPattern'],
    ['answer: { message: a, elements: [ ‸{ path: a } ] }', 'suite.nothingExpected'],
    ['report: { errors: none, findings: [ ‸{ rule: P-01, severity: Error } ] }', 'suite.neverHolds finding P-01'],
    ['report: { findings: [ ‸{ rule: P-01 } ], noFindings: [ { rule: P-01 } ] }', 'suite.neverHolds finding P-01'],
    ['transfer: { status: ACCP, rejected: ‸2 }', 'suite.neverHolds status ACCP'],
    ['report: ‸{ of: payment }', 'suite.nothingExpected'],
    ['answer: { message: a, within: ‸500d }', 'suite.runawayDelay 500d 400'],
    ['noAnswer: { within: ‸9999999h }', 'suite.runawayDelay 9999999h 400'],
  ])('is refused: %s', (text, problem) => {
    const before = `  - expect: { ${text.split('‸')[0]}`;
    expect(expected(text.replace('‸', ''))).toEqual([`4:${before.length + 1} ${problem}`]);
  });

  it.each([
    'answer: { message: pacs.002, status: PART, reason: AC04 }',
    'answer: { message: pacs.002, status: RJCT, transactions: RJCT, reason: AC04 }',
    'answer: { message: a, elements: [ { path: a, between: [3, 3] } ] }',
    'report: { errors: none, findings: [ { rule: P-01, severity: Warning } ] }',
  ])('does not include what can hold: %s', (text) => expect(expected(text)).toEqual([]));
});

describe('names that do not exist', () => {
  const known = {
    environment: (token: string) => token === 'sct',
    template: (name: string) => name === 'sct-typical',
    rule: (id: string) => id === 'P-01',
    message: (type: string) => 'pacs.002.001.10'.startsWith(type),
  };
  it('have their position, except those of placeholders', () => {
    const { problems } = readCase(
      `case: Sample
environment: other
rows: [ { template: sct-typical }, { template: second } ]
steps:
  - send: { template: first, error: { rule: P-99 } }
  - send: { template: '\${template}' }
  - send: { as: third, template: sct-typical, error: { rule: P-01 } }
  - expect: { report: { findings: [ { rule: X-01 } ], noFindings: [ { rule: P-01 } ] } }
  - expect: { answer: { message: pacs.02 } }
  - expect: { answer: { message: pacs.002 } }
  - expect: { noAnswer: { message: pacs.4, within: 1d } }
`,
      {},
      known,
    );
    expect(
      problems.map(({ line, column, errorKey, params }) => `${line}:${column} ${errorKey} ${params.name}`),
    ).toEqual([
      '2:14 suite.unknownEnvironment other',
      '5:23 suite.unknownTemplate first',
      '5:45 suite.unknownRule P-99',
      '6:23 suite.unknownTemplate second',
      '8:45 suite.unknownRule X-01',
      '9:34 suite.unknownMessage pacs.02',
      '11:36 suite.unknownMessage pacs.4',
    ]);
  });
});

describe('variables', () => {
  const withVariables = (variables: string) => `case: Sample\nvariables: { ${variables} }\nsteps: [ { wait: 1s } ]`;

  it.each([
    ["a: '${b}', b: '${c}', c: '${a}'", '2:17 suite.variableCycle a → b → c → a'],
    ["a: '${a}'", '2:17 suite.variableCycle a → a'],
    ["x: 1, a: '${b}', b: '${b}'", '2:34 suite.variableCycle b → b'],
  ])('do not contain each other: %s', (variables, expected) =>
    expect(problemsOf(withVariables(variables))).toEqual([expected]),
  );

  it('do not grow without limit', () => {
    const many = Array.from({ length: 60 }, (_, n) => `v${n}: '\${v${n + 1}}\${v${n + 1}}'`);
    const problems = problemsOf(withVariables([...many, 'v60: x'].join(', ')));
    expect(problems[0]).toMatch(/suite\.tooMany v0 4096$/);
    expect(problems.filter((problem) => !problem.includes('suite.tooMany'))).toEqual([]);
  });

  it('are inserted everywhere, those of a row before those of case and suite', () => {
    const text = `case: Sample
variables: { bank: A, country: '\${bank}-DE' }
rows: [ { bank: B, reason: AC04 }, { reason: '' } ]
steps:
  - send: { template: sct-typical, values: { a: '\${country}', b: '\${other}' } }
  - expect: { answer: { message: pacs.002, reason: '\${reason}' } }
`;
    const { instances, problems } = readCase(text, { variables: { other: 'C', bank: 'D' } });
    expect(problems).toEqual([]);
    expect(
      instances.map(({ case: { steps }, row }) => [row, steps[0]?.send?.values, steps[1]?.expect?.answer]),
    ).toEqual([
      [1, { a: 'B-DE', b: 'C' }, { message: 'pacs.002', reason: 'AC04' }],
      // A field with an empty value of a row is absent.
      [2, { a: 'A-DE', b: 'C' }, { message: 'pacs.002' }],
    ]);
  });

  it('keep the spelling of numbers', () => {
    const { instances } = readCase(stepsOf('send: { template: a, values: { amount: 10.00, text: no, code: 0123 } }'));
    expect(instances[0]?.case.steps[0]?.send?.values).toEqual({ amount: '10.00', text: 'no', code: '0123' });
  });
});

describe('rows', () => {
  it('with an error have it at the field that they fill', () =>
    expect(
      problemsOf(`case: Sample
rows: [ { status: ACCP }, { status: MAYBE } ]
steps:
  - send: { template: a }
  - expect: { transfer: { status: '\${status}' } }
`),
    ).toEqual(['5:35 suite.notOneOf status ACCP, PART, RJCT']));

  it('are at most 10,000', () => {
    const rows = (count: number) =>
      `case: Sample\nrows:\n${'  - { a: b }\n'.repeat(count)}steps: [ { send: { template: '\${a}' } } ]\n`;
    expect(readCase(rows(10_000)).instances).toHaveLength(10_000);
    expect(problemsOf(rows(10_001))).toEqual(['3:3 suite.tooManyRows rows']);
  });

  it('has scenario lists as texts, and their errors at their place', () => {
    const text = (list: string) => `case: Sample
scenarios:
  environment:
${list}
steps:
  - send: { template: sct-typical }
`;
    const good = `    # Everything above 10 is returned.
    rules:
      - id: large
        when: { amount: { from: 10.00 } }
        then: [{ return: { code: AC04 } }]`;
    const [instance] = readCase(text(good)).instances;
    expect(instance?.scenarios?.environment?.split('\n').slice(0, 2)).toEqual(['rules:', '  - id: large']);
    const bad = good.replace('AC04', 'NOPE').replace('amount', 'amounts');
    expect(readCase(text(bad)).problems).toMatchObject([
      { errorKey: 'suite.scenarios', params: { fault: 'unknownField' }, line: 7, column: 17 },
      { errorKey: 'suite.scenarios', params: { fault: 'unknownCode', code: 'NOPE' }, line: 8, column: 34 },
    ]);
    const inBraces = 'case: Sample\nscenarios: { tester: { rules: [{ id: A, then: [{ accept: {} }] }] } }\nsteps: []\n';
    expect(readCase(inBraces).problems[0]).toMatchObject({ errorKey: 'suite.scenarios', line: 2, column: 38 });
    expect(readCase(text('    rules: []').replace('environment', 'bank')).problems).toMatchObject([
      { errorKey: 'suite.unknownField', params: { field: 'bank' }, line: 3, column: 3 },
    ]);
    expect(readCase('case: Sample\nscenarios:\n  tester: text\nsteps: []\n').problems).toEqual(
      expect.arrayContaining([expect.objectContaining({ errorKey: 'suite.scenarios', line: 3, column: 11 })]),
    );
  });
});
