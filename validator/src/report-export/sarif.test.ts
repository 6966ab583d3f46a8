import { asSarif } from './sarif.ts';
import { hostile, hostileFile, keyTexts, sampleFinding, sampleReport } from './testing/reports.fixture.ts';

type Json = Readonly<Record<string, unknown>>;
type Region = { readonly startLine: number; readonly startColumn: number };
type Result = Json & {
  readonly ruleId: string;
  readonly ruleIndex: number;
  readonly message: { readonly text: string };
  readonly locations: readonly {
    readonly physicalLocation: {
      readonly artifactLocation: { readonly uri: string; readonly index: number };
      readonly region: Region;
    };
  }[];
};
type Run = {
  readonly tool: {
    readonly driver: { readonly name: string; readonly rules: readonly (Json & { readonly id: string })[] };
  };
  readonly artifacts: readonly { readonly location: { readonly uri: string } }[];
  readonly invocations: readonly (Json & { readonly executionSuccessful: boolean })[];
  readonly results: readonly Result[];
};

const logOf = (...args: Parameters<typeof asSarif>) =>
  JSON.parse(asSarif(...args)) as Json & { readonly version: string; readonly runs: readonly [Run] };
const runOf = (...args: Parameters<typeof asSarif>): Run => logOf(...args).runs[0];

/** What the schema of SARIF 2.1.0 demands of the parts we write. */
const assertSound = ({ tool, artifacts, results, invocations }: Run): void => {
  expect(tool.driver.name).not.toBe('');
  const ids = tool.driver.rules.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(invocations).toHaveLength(1);
  for (const { ruleId, ruleIndex, level, message, locations } of results) {
    expect(ids[ruleIndex]).toBe(ruleId);
    expect(['none', 'note', 'warning', 'error']).toContain(level);
    expect(message.text).not.toBe('');
    const { artifactLocation, region } = locations[0]?.physicalLocation ?? {};
    expect(artifactLocation?.uri).toBe(artifacts[artifactLocation?.index ?? -1]?.location.uri);
    expect(artifactLocation?.uri).toMatch(/^[A-Za-z0-9\-._~!$&'()*+,;=:@/%]+$/);
    expect(region?.startLine).toBeGreaterThanOrEqual(1);
    expect(region?.startColumn).toBeGreaterThanOrEqual(1);
  }
};

const report = sampleReport([
  sampleFinding({ severity: 'Info', ruleId: 'A-01', path: '', line: 0, column: 0 }),
  sampleFinding({ severity: 'Warning' }),
  sampleFinding(),
]);

describe('a report as SARIF', () => {
  it('says its version and schema', () => {
    const log = logOf([{ file: 'one.xml', report }], keyTexts);
    expect(log.version).toBe('2.1.0');
    expect(log.$schema).toMatch(/sarif-schema-2\.1\.0\.json$/);
  });

  it('names rules once, places from 1 and levels of its own', () => {
    const run = runOf([{ file: 'one.xml', report }], keyTexts);
    assertSound(run);
    expect(run.tool.driver.rules.map(({ id }) => id)).toEqual(['A-01', 'P-07']);
    expect(run.results.map(({ level }) => level)).toEqual(['note', 'warning', 'error']);
    expect(run.results.map(({ partialFingerprints }) => Object.values(partialFingerprints as Json)[0])).toEqual([
      'A-01@0:0',
      'P-07@/Document/FIToFICstmrCdtTrf/CdtTrfTxInf[1]/ChrgBr',
      'P-07@/Document/FIToFICstmrCdtTrf/CdtTrfTxInf[1]/ChrgBr~2',
    ]);
  });

  it('links rules to their pages where the product has an address', () => {
    const texts = { ...keyTexts, origin: 'https://bench.example', help: () => 'What it {wants}. And why.' };
    const whole = { text: 'What it {{wants}}. And why.' };
    const described = { shortDescription: { text: 'What it {{wants}}.' }, fullDescription: whole, help: whole };
    const [rule] = runOf([{ file: 'one.xml', report }], texts).tool.driver.rules;
    expect(rule).toEqual({
      id: 'A-01',
      ...described,
      helpUri: 'https://bench.example/explain/rules/A-01',
    });
    expect(runOf([{ file: 'one.xml', report }], keyTexts).tool.driver.rules[0]).toEqual({ id: 'A-01' });
    const pageless = sampleReport([sampleFinding({ ruleId: 'validator.broken' })]);
    const [broken] = runOf([{ file: 'one.xml', report: pageless }], texts).tool.driver.rules;
    expect(broken).toEqual({ id: 'validator.broken', ...described });
  });

  it.each([
    ['A sign, / - ? : and more. Then more.', 'A sign, / - ? : and more.'],
    ['Of a kind, e.g. SALA for pay. Then more.', 'Of a kind, e.g. SALA for pay.'],
    ['Der Art, z. B. SALA. Dann mehr.', 'Der Art, z. B. SALA.'],
    ['Du genre, p. ex. SALA. Puis plus.', 'Du genre, p. ex. SALA.'],
    ['Is it? It is.', 'Is it?'],
  ])('describes a rule shortly by its first sentence: %s', (help, text) => {
    const [rule] = runOf([{ file: 'one.xml', report }], { ...keyTexts, help: () => help }).tool.driver.rules;
    expect(rule).toMatchObject({ shortDescription: { text } });
  });

  it('tells which files could not be checked, and holds the others', () => {
    const run = runOf(
      [
        { file: '/data/gone.xml', error: 'not found' },
        { file: 'a b/one.xml', report },
      ],
      keyTexts,
    );
    assertSound(run);
    expect(run.artifacts.map(({ location }) => location.uri)).toEqual(['file:///data/gone.xml', 'a%20b/one.xml']);
    expect(run.invocations[0]).toMatchObject({
      executionSuccessful: false,
      toolExecutionNotifications: [{ level: 'error', message: { text: 'not found' } }],
    });
    expect(run.results).toHaveLength(3);
  });

  it('says how many findings are not among the results', () => {
    const cut = sampleReport([sampleFinding()], { notShown: 7 });
    expect(runOf([{ file: 'one.xml', report: cut }], keyTexts).invocations[0]).toMatchObject({
      executionSuccessful: true,
      toolExecutionNotifications: [{ level: 'warning', message: { text: '7 further findings not shown' } }],
    });
  });

  it.each(hostile)('is sound with %j', (text) => {
    const run = runOf([hostileFile(text)], keyTexts);
    assertSound(run);
    expect(run.results[0]?.message.text).not.toMatch(/\]\(|(?<!\{)\{(?!\{)/);
  });
});
