import { defaultEnvironment } from '@clearbench/contracts/sim-env/default-environment';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { builtInTemplate } from '@clearbench/template-engine/built-in/built-in-templates';
import { failedStepOf } from '@clearbench/test-suites/run/failure-of';
import { planOf } from './plan-cases.ts';
import { type RunEnvironment, separateEnvironment, withEnvironment, withStored } from './run-environment.ts';
import { runText } from './testing/run-text.fixture.ts';

const plain: SimEnvDocument = { ...defaultEnvironment('sct', 'Own'), environmentToken: 'own', environmentId: 'e1' };

const environmentWith = (changes: Partial<RunEnvironment>): RunEnvironment => ({
  ...{ environment: plain, formats: [], codeLists: [], templates: {}, scenarios: '' },
  ...changes,
});

const accepted = `case: A payment is accepted
steps:
  - send: { template: sct-typical, values: { amount: 10.00 } }
  - expect: { report: { errors: none }, answer: { message: pacs.002, status: ACCP } }
`;

const runIn = async (changes: Partial<RunEnvironment>, text = accepted, suite?: string) => {
  const [run] = await runText(text, { runEnvironment: environmentWith(changes), ...(suite ? { suite } : {}) });
  return run;
};

const closedAccounts = 'rules:\n  - id: closed-accounts\n    then: [{ reject: { code: AC04 } }]\n';

describe('a case of a run in an environment', () => {
  it('passes with the settings of a default environment and names the environment', async () => {
    expect(await runIn({})).toMatchObject({ result: 'passed', environment: 'own' });
  });

  it('is answered by the scenario list of the environment', async () => {
    const run = await runIn({ scenarios: closedAccounts });
    expect(run?.result).toBe('failed');
    expect(JSON.stringify(run && failedStepOf(run))).toContain('AC04');
  });

  it('has the scenario list of its own run, also after another run with a list of the same length', async () => {
    const other = await runIn({ scenarios: closedAccounts.replace('AC04', 'AC06') });
    expect(JSON.stringify(other && failedStepOf(other))).toContain('AC06');
  });

  it('has the default environment of another scheme that it names', async () => {
    const text = `case: Sent
environment: inst
steps:
  - send: { as: payment, template: inst-credit-transfer }
  - expect: { answer: { message: pacs.002 } }
`;
    const run = await runIn({ scenarios: closedAccounts }, text);
    expect(run).toMatchObject({ environment: 'inst', result: 'passed' });
    expect(JSON.stringify(run?.events)).not.toContain('AC04');
  });

  it('is validated with the limits of the environment', async () => {
    const run = await runIn({ environment: { ...plain, limits: { largestFile: 100 } } });
    expect(run?.result).toBe('failed');
  });

  it('is validated with the severities of the environment', async () => {
    const text = `case: A warning
steps:
  - validate: { as: broken, template: sct-typical, error: { rule: T-04 } }
  - expect: { report: { of: broken, errors: none } }
`;
    expect(await runIn({}, text)).toMatchObject({ result: 'passed' });
    const severities = { 'T-04': 'Error' } as const;
    const strict = await runIn({ environment: { ...plain, severities } }, text);
    expect(strict && failedStepOf(strict)?.kind).toBe('expect');
  });

  it.each(['bulk-clearing', 'gross-settlement'])(
    'sends files of templates, and receives messages, in the envelope profile %s',
    async (envelopeProfile) => {
      const environment = { ...plain, clearing: { ...plain.clearing, envelopeProfile } };
      const text = `case: Files of the profile
steps:
  - send: { as: payment, template: sct-typical, values: { amount: 10.00 } }
  - expect: { report: { of: payment, errors: none, noFindings: [{ rule: T-02 }] } }
  - expect: { answer: { message: pacs.002, status: ACCP } }
  - receive: { as: incoming, template: sct-typical }
  - expect: { report: { of: incoming, errors: none } }
  - receive: { as: recall, about: incoming, code: DUPL }
  - expect: { report: { of: recall, errors: none } }
`;
      expect(await runIn({ environment }, text)).toMatchObject({ result: 'passed' });
    },
  );

  it('cannot have a rulebook that the environment does not have', async () => {
    const run = await runIn({ environment: { ...plain, versions: ['2023'] } });
    expect(run).toMatchObject({ result: 'error', error: expect.stringContaining('simEnv.versionUnknown') as string });
  });

  it('uses the templates of the environment', async () => {
    const content = builtInTemplate('sct-typical')?.content;
    if (content === undefined) throw new Error('no such template');
    const text = accepted.replace('sct-typical', 'own-payment');
    expect(await runIn({ templates: { 'own-payment': content } }, text)).toMatchObject({ result: 'passed' });
  });
});

describe('the files of a suite packed with an environment', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  const files = new Map([
    ['suite.yaml', bytes('suite: Own\n')],
    ['case.yaml', bytes(accepted.replace('sct-typical', 'own-payment'))],
  ]);

  it('have the same environment and files afterwards', () => {
    const environment = environmentWith({ scenarios: closedAccounts });
    expect(separateEnvironment(withEnvironment(files, environment))).toMatchObject({ files, environment });
    expect(separateEnvironment(files)).toMatchObject({ files, environment: undefined });
    const bytes = Uint8Array.of(1);
    const { files: own, stored } = separateEnvironment(withStored(files, [{ file: 'a.yaml', version: 2, bytes }]));
    expect([own, stored({ file: 'a.yaml', version: 2 }), stored({ file: 'a.yaml' })]).toEqual([
      files,
      bytes,
      undefined,
    ]);
  });

  it('may name the templates of the environment', () => {
    const plan = { tags: [], rulebook: undefined };
    expect(planOf(files, plan).problems).toMatchObject([{ errorKey: 'suite.unknownTemplate' }]);
    const templates = { 'own-payment': {} as never };
    expect(planOf(withEnvironment(files, environmentWith({ templates })), plan)).toMatchObject({
      problems: [],
      cases: [{ environment: 'own' }],
    });
  });

  it('may expect the messages of formats that administrators added to the environment', () => {
    const text = `case: No statement
steps:
  - send: { template: sct-typical }
  - expect: { noAnswer: { message: camt.053, within: 1d } }
  - expect: { noAnswer: { message: acmt.023.001.02, within: 1d } }
`;
    const own = new Map([...files, ['case.yaml', bytes(text)] as const]);
    const plan = { tags: [], rulebook: undefined };
    const unknown = (packed: Parameters<typeof planOf>[0]) =>
      planOf(packed, plan).problems.flatMap(({ errorKey, params }) =>
        errorKey === 'suite.unknownMessage' ? [params.name] : [],
      );
    const added = { 'acmt.023.001.02': {} as never };
    const formats = [{ rulebook: 'sct-2025', latest: 'acmt.023.001.02', formats: added }];
    const before = unknown(withEnvironment(own, environmentWith({})));
    expect(before).toContain('acmt.023.001.02');
    const after = unknown(withEnvironment(own, environmentWith({ formats })));
    expect(after).toEqual(before.filter((name) => name !== 'acmt.023.001.02'));
  });
});
