import { failedStepOf } from '@clearbench/test-suites/run/failure-of';
import { runText, sampleSuite } from './testing/run-text.fixture.ts';

const returned = `case: A payment is returned
variables: { endToEnd: { generate: reference, prefix: E2E } }
steps:
  - send: { as: payment, template: sct-typical, values: { amount: 10.00, remittance: 'SIM:RTRN(AC04)', endToEndId: '\${endToEnd}' } }
  - expect: { answer: { message: pacs.002, status: ACCP } }
  - expect:
      answer:
        as: return
        message: pacs.004
        reason: AC04
        within: 3bd
        elements: [ { path: OrgnlEndToEndId, equals: '\${payment.endToEndId}' } ]
        capture: { returnId: TxInf/RtrId }
  - expect: { report: { of: return, errors: none } }
`;

const resultsOf = async (...parts: Parameters<typeof runText>) => (await runText(...parts)).map(({ result }) => result);

const mismatchesOf = async (...parts: Parameters<typeof runText>) => {
  const [run] = await runText(...parts);
  return run && failedStepOf(run)?.mismatches;
};

const stepsOf = (...steps: readonly string[]): string =>
  `case: Sample\nsteps:\n${steps.map((step) => `  - ${step}\n`).join('')}`;

const sent = 'send: { as: payment, template: sct-typical }';

describe('a case', () => {
  it('passes with captured and generated values', async () => {
    const [run] = await runText(returned);
    expect(run).toMatchObject({ result: 'passed', rulebook: '2025', environment: 'sct' });
    expect(run?.events.map(({ type }) => type)).toEqual([
      'caseStarted',
      'stepPassed',
      'stepPassed',
      'stepPassed',
      'stepPassed',
      'caseFinished',
    ]);
    expect(run?.events[3]?.data).toMatchObject({
      at: '2027-06-17T09:00:03.000Z',
      files: [{ name: 'return', direction: 'received', messageType: 'pacs.004.001.09' }],
      reasons: [expect.stringContaining('AC04')],
    });
  });

  it('reports the conversation: each message when it is sent, due and delivered', async () => {
    const kept = new Map<string, string>();
    const keep = (sha256: string, { fileName }: { readonly fileName: string }) => kept.set(sha256, fileName);
    const [run] = await runText(returned, { keep });
    const messages = (run?.events ?? []).map(({ data }) =>
      ('conversation' in data ? (data.conversation?.messages ?? []) : []).map((message) => [
        message.messageType.slice(0, 8),
        message.from,
        message.groupStatus ?? message.code ?? '',
        message.isDue ?? false,
      ]),
    );
    expect(messages).toEqual([
      [],
      [
        ['pacs.008', 'tester', 'ACCP', false],
        ['pacs.002', 'clearing', 'ACCP', true],
        ['pacs.004', 'bank', 'AC04', true],
      ],
      [['pacs.002', 'clearing', 'ACCP', false]],
      [['pacs.004', 'bank', 'AC04', false]],
      [],
      [],
    ]);
    const delivered = run?.events.flatMap(({ data }) =>
      'conversation' in data ? (data.conversation?.messages ?? []).filter(({ isDue }) => !isDue) : [],
    );
    for (const { hash = '', fileName } of delivered ?? []) expect(kept.get(hash)).toBe(fileName);
    expect(delivered?.at(-1)?.refersTo).toContain(delivered?.at(0)?.key);
  });

  it('has the scenario lists that it names, that of the tester before that of the environment', async () => {
    const listed = (scenarios: string) => `case: Sample
${scenarios}steps:
  - send: { template: sct-typical, values: { amount: 50.00 } }
  - expect: { transfer: { status: RJCT, code: AM02 } }
`;
    const rule = (id: string, effect: string) =>
      `{ rules: [{ id: ${id}, when: { amount: { from: 10.00 } }, then: [{ ${effect} }] }] }`;
    const reject = (code: string) => rule('large', `reject: { code: ${code} }`);
    expect(await resultsOf(listed(`scenarios: { environment: ${reject('AM02')} }\n`))).toEqual(['passed']);
    expect(
      await resultsOf(listed(`scenarios: { tester: ${reject('AM02')}, environment: ${reject('AC01')} }\n`)),
    ).toEqual(['passed']);
    expect(await resultsOf(listed(''))).toEqual(['failed']);
  });

  it('receives messages of the other bank, and the clearing judges their answers', async () => {
    const received = `case: A received payment is recalled, and returned twice
steps:
  - receive: { as: incoming, template: sct-typical }
  - expect: { report: { of: incoming, errors: none } }
  - receive: { as: recall, about: incoming, code: FRAD }
  - expect: { report: { of: recall, errors: none } }
  - answer: { to: incoming, as: return, template: sct-return }
  - expect: { transfer: { status: ACCP }, answer: { message: pacs.002, status: ACCP } }
  - answer: { to: incoming, as: again, template: sct-return }
  - expect: { transfer: { status: RJCT, code: XT75 } }
`;
    const [run] = await runText(received);
    expect(run && failedStepOf(run)?.mismatches).toBeUndefined();
    expect(run?.events[1]?.data).toMatchObject({
      kind: 'receive',
      files: [{ name: 'incoming', direction: 'received', messageType: 'pacs.008.001.08' }],
    });
    expect(run?.events[3]?.data).toMatchObject({ files: [{ messageType: 'camt.056.001.08' }] });
  });

  it('fails where the other bank cannot send the message', async () => {
    const reversal = stepsOf(
      'receive: { as: paid, template: sct-typical }',
      'receive: { about: paid, kind: reversal }',
    );
    expect(await mismatchesOf(reversal)).toMatchObject([
      { actual: 'transfer.incomingNotPossible (kind: reversal, message: pacs.008.001.08)' },
    ]);
    const own = stepsOf(sent, 'receive: { about: payment }');
    expect(await mismatchesOf(own)).toMatchObject([{ actual: 'transfer.sourceUnknown' }]);
  });

  it('has the same bytes for the same seed and clock, and others for another seed', async () => {
    const filesOf = async (seed: number) => {
      const kept: string[] = [];
      expect(await resultsOf(returned, { choices: { seed }, keep: (sha256) => kept.push(sha256) })).toEqual(['passed']);
      return kept;
    };
    const first = await filesOf(1);
    expect(first).toHaveLength(3);
    expect(await filesOf(1)).toEqual(first);
    expect((await filesOf(2)).filter((sha256) => first.includes(sha256))).toEqual([]);
  });

  it('passes twenty times at once, because each run has an empty memory', async () => {
    const runs = await Promise.all(Array.from({ length: 20 }, () => resultsOf(returned)));
    expect(runs.flat()).toEqual(Array.from({ length: 20 }, () => 'passed'));
  });

  it('runs once for each row', async () => {
    const runs = await runText(`case: Rejected
rows: [ { reason: AC01 }, { reason: MS03 } ]
steps:
  - send: { template: sct-typical, values: { remittance: 'SIM:RJCT(\${reason})' } }
  - expect: { answer: { message: pacs.002, reason: '\${reason}' } }
`);
    expect(runs.map(({ title, result }) => [title, result])).toEqual([
      ['Rejected [1: AC01]', 'passed'],
      ['Rejected [2: MS03]', 'passed'],
    ]);
  });

  it('uses the real clock on request, and the choices of the run before its own', async () => {
    const [real] = await runText(stepsOf(sent), { suite: sampleSuite.replace(/clock: .*/, 'clock: real') });
    expect(real?.events[0]?.data).toEqual({ at: '2026-11-20T10:00:00.000Z' });
    const choices = { at: '2028-02-29T09:00:00.000Z', rulebook: '2023' } as const;
    const [chosen] = await runText(stepsOf(sent), { choices });
    expect(chosen).toMatchObject({ rulebook: '2023', result: 'passed' });
    expect(chosen?.events[0]?.data).toEqual({ at: '2028-02-29T09:00:00.000Z' });
  });

  it('cannot run in an unknown environment', async () => {
    const [run] = await runText(stepsOf(sent), { choices: { environment: 'none' } });
    expect(run).toMatchObject({ result: 'error', error: expect.stringContaining('suite.unknownEnvironment') });
  });

  it('sends stored files with their placeholders filled', async () => {
    const text = '<a>${clock.today} ${own}</a>';
    const kept: string[] = [];
    const steps = stepsOf('validate: { stored: { file: a.xml } }', 'validate: { stored: { file: b.xml } }');
    const [run] = await runText(steps.replace('steps:', 'variables: { own: 4711 }\nsteps:'), {
      stored: { 'a.xml': text },
      keep: (_, { bytes }) => kept.push(new TextDecoder().decode(bytes)),
    });
    expect(kept).toEqual(['<a>2027-06-15 4711</a>']);
    expect(run && failedStepOf(run)?.mismatches).toEqual([
      { subject: 'step', expected: 'can be executed', actual: 'file.notFound (file: b.xml)' },
    ]);
  });
});

describe('a failed step', () => {
  it.each([
    [
      'answer: { message: pacs.002, status: RJCT, transactions: RJCT, reason: AC04 }',
      ['status', 'transactions', 'reason'],
    ],
    ['answer: { message: pacs.002, elements: [ { path: GrpSts, equals: PART } ] }', ['GrpSts']],
    ['answer: { message: pacs.002, elements: [ { path: GrpSts, matches: "R.*" } ] }', ['GrpSts']],
    ['answer: { message: pacs.002, elements: [ { path: GrpSts, exists: false } ] }', ['GrpSts']],
    ['answer: { message: pacs.002, elements: [ { path: OrgnlNbOfTxs, between: [2, 3] } ] }', ['OrgnlNbOfTxs']],
    ['answer: { message: pacs.002, elements: [ { path: Unknown/Path, exists: true } ] }', ['Unknown/Path']],
    ['answer: { message: pacs.002, capture: { it: Unknown } }', ['Unknown']],
    ['answer: { message: pacs.004 }', ['answer']],
    ['noAnswer: { within: 1bd }', ['answer']],
    ['transfer: { status: RJCT, code: B02, accepted: 0, rejected: 1 }', ['verdict', 'code', 'accepted', 'rejected']],
    ['report: { findings: [ { rule: P-01 } ] }', ['finding']],
  ])('has every difference: %s', async (expected, subjects) => {
    const mismatches = await mismatchesOf(stepsOf(sent, `expect: { ${expected} }`));
    expect(mismatches?.map(({ subject }) => subject)).toEqual(subjects);
  });

  it.each([
    'answer: { message: pacs.002, status: ACCP, elements: [ { path: GrpSts, equals: ACCP, matches: "A.*", exists: true } ] }',
    'answer: { message: pacs.002, elements: [ { path: OrgnlNbOfTxs, between: [1, 1] }, { path: DtldCtrlSum, exists: true } ] }',
    'answer: { message: pacs.002, elements: [ { path: /Document/FIToFIPmtStsRpt/GrpHdr, exists: true } ] }',
    'answer: { message: pacs.002, elements: [ { path: "GrpHdr[2]", exists: false } ] }',
    'noAnswer: { message: pacs.004, within: 5bd }',
    'transfer: { status: ACCP, code: B00, accepted: 1, rejected: 0, state: settled }',
    'report: { errors: none, noFindings: [ { rule: P-01 } ] }',
  ])('does not occur where everything is as expected: %s', async (expected) => {
    expect(await mismatchesOf(stepsOf(sent, `expect: { ${expected} }`))).toBeUndefined();
  });

  it('takes the status of a transaction without one from its group', async () => {
    const suite = sampleSuite.replace('environment: sct', 'environment: inst');
    const steps = (status: string) =>
      stepsOf(
        'send: { template: inst-credit-transfer }',
        `expect: { answer: { message: pacs.002, transactions: ${status} } }`,
      );
    const [accepted] = await runText(steps('ACCP'), { suite });
    expect(accepted).toMatchObject({ result: 'passed' });
    const [rejected] = await runText(steps('RJCT'), { suite });
    expect(rejected && failedStepOf(rejected)?.mismatches).toEqual([
      { subject: 'transactions', expected: 'RJCT', actual: 'ACCP' },
    ]);
  });

  it('ends the case, and names the actual report', async () => {
    const [run] = await runText(
      stepsOf(
        'send: { template: sct-typical, error: { rule: P-11 } }',
        'expect: { report: { errors: none } }',
        'wait: 1h',
      ),
    );
    expect(run?.events.at(-1)?.data).toMatchObject({ result: 'failed', passed: 1, failed: 1, skipped: 1 });
    expect(run && failedStepOf(run)?.mismatches).toEqual([
      { subject: 'report', expected: 'no errors', actual: expect.stringMatching(/^P-11 Error \/Document\/.*ChrgBr$/) },
    ]);
  });

  it('names a late answer with its time', async () => {
    const late = 'send: { template: sct-typical, values: { remittance: "SIM:LATE(40S)" } }';
    expect(
      await mismatchesOf(stepsOf(late, 'wait: 1h', 'expect: { answer: { message: pacs.002, within: 10s } }')),
    ).toEqual([{ subject: 'time', expected: 'within 10s', actual: '2027-06-15T09:00:40.000Z' }]);
  });

  it.each([
    ['send: { template: none }', 'template.notFound'],
    ['send: { template: sct-typical, values: { unknown: 1 } }', 'template.valueUnknown'],
    ['send: { template: core-typical }', 'template.notInEnvironment'],
    ['send: { template: sct-typical, error: { rule: D-01 } }', 'template.ruleNotBreakable'],
  ])('names the reason why it cannot be executed: %s', async (step, key) => {
    expect(await mismatchesOf(stepsOf(step))).toEqual([
      { subject: 'step', expected: 'can be executed', actual: expect.stringContaining(key) },
    ]);
  });
});

describe('the clock of a case', () => {
  const endOf = async (...steps: readonly string[]) => {
    const [run] = await runText(stepsOf(...steps));
    return run?.events.at(-1)?.data;
  };
  it.each([
    ['advance: { to: cut-off }', '2027-06-15T14:30:00.000Z'],
    ['advance: { to: next business day }', '2027-06-16T06:00:00.000Z'],
    ['advance: { to: 2027-12-24T10:00:00+01:00 }', '2027-12-24T09:00:00.000Z'],
    ['advance: { by: 2h }', '2027-06-15T11:00:00.000Z'],
    ['wait: 4bd', '2027-06-21T09:00:00.000Z'],
  ])('moves by %s', async (step, at) => expect(await endOf(step)).toMatchObject({ result: 'passed', at }));

  it('reaches the cut-off of the next business day after that of the day', async () =>
    expect(await endOf('wait: 3d', 'wait: 8h', 'advance: { to: cut-off }')).toMatchObject({
      at: '2027-06-21T14:30:00.000Z',
    }));

  it('does not go back', async () =>
    expect(await endOf('advance: { to: 2020-01-01T00:00:00Z }')).toMatchObject({ result: 'failed' }));
});
