import { failureLines } from '@clearbench/test-suites/run/failure-of';
import { runText } from './testing/run-text.fixture.ts';

/** Tuesday, 15 June 2027, 11:00 in Frankfurt. */
const suite = `suite: Deliveries
environment: sct
rulebook: 2023
clock: 2027-06-15T09:00:00Z
bic: ZYAADEF0XXX
`;
const caseOf = (steps: string, lists: string): string => `case: Deliveries
scenarios:
${lists}
steps:
${steps}
`;
const noon = `      - { id: noon, at: '12:00', receive: { template: sct-typical, values: { amount: 25.11 } } }`;
const recall = `      - { id: recall, at: '14:00', receive: { about: noon, kind: recall, code: FRAD } }`;
const own = (...deliveries: string[]): string => `  tester:\n    rules: []\n    deliveries:\n${deliveries.join('\n')}`;
const ofEnvironment = (...deliveries: string[]): string => own(...deliveries).replace('tester', 'environment');

const run = async (steps: string, lists: string, files: Map<string, Uint8Array> = new Map(), seed = 1) => {
  const keep = (sha256: string, { bytes }: { readonly bytes: Uint8Array }) => files.set(sha256, bytes);
  const [result, ...others] = await runText(caseOf(steps, lists), { suite, keep, choices: { seed } });
  if (result === undefined || others.length > 0) throw new Error('one case was expected');
  return result.result === 'passed' ? [] : [result.error ?? '', ...failureLines(result)];
};

const expected = (delivery: string, message: string, more = ''): string =>
  `  - expect: { answer: { delivery: ${delivery}, message: ${message}${more} } }`;

describe('a delivery in the list of a case', () => {
  it('comes when the clock is advanced past its time, each business day once, with the rulebook of the case', async () => {
    expect(
      await run(
        `  - advance: { by: 2bd }
${expected('noon', 'pacs.008.001.08', ', as: first, elements: [{ path: TtlIntrBkSttlmAmt, equals: "25.11" }]')}
  - expect: { report: { of: first, errors: none } }
${expected('noon', 'pacs.008')}
  - expect: { noAnswer: { delivery: noon, within: 10m } }
`,
        own(noon),
      ),
    ).toEqual([]);
  });

  it('is waited for by an expectation, and its payment can be returned', async () => {
    expect(
      await run(
        `${expected('noon', 'pacs.008', ', as: payment, within: 2h')}
  - answer: { to: payment, template: sct-return, values: { reason: AC04 } }
  - expect: { report: { errors: none }, transfer: { status: ACCP } }
`,
        own(noon),
      ),
    ).toEqual([]);
  });

  it('can be a recall of the payment of another delivery, which is answered', async () => {
    expect(
      await run(
        `${expected('noon', 'pacs.008', ', as: payment')}
${expected('recall', 'camt.056', ', as: recall, reason: FRAD, elements: [{ path: OrgnlMsgId, equals: "${payment.messageId}" }]')}
  - expect: { report: { of: recall, errors: none } }
  - answer: { to: recall, template: sct-recall-no }
  - expect: { transfer: { status: ACCP } }
`,
        own(noon, recall),
      ),
    ).toEqual([]);
  });

  it('can be an inquiry, and follow an advance of the clock by a step', async () => {
    const claim = '      - { id: claim, afterAdvance: 5, receive: { about: noon, kind: nonReceiptClaim } }';
    expect(
      await run(
        `${expected('noon', 'pacs.008')}
  - advance: { by: 1h }
${expected('claim', 'camt.027', ', within: 6m')}
`,
        own(noon, claim),
      ),
    ).toEqual([]);
  });

  it('is not sent without the payment that it is about', async () => {
    const early = recall.replace('14:00', '11:30');
    expect(await run('  - expect: { noAnswer: { delivery: recall, within: 40m } }', own(noon, early))).toEqual([]);
  });

  it('of the environment comes to the tester whom it names', async () => {
    const to = (bic: string) => noon.replace('id: noon', `id: noon, to: { tester: ${bic} }`);
    expect(await run(expected('noon', 'pacs.008'), ofEnvironment(to('ZYAADEF0')))).toEqual([]);
    const none = '  - expect: { noAnswer: { delivery: noon, within: 2h } }';
    expect(await run(none, ofEnvironment(to('ZYBBFRP0')))).toEqual([]);
    expect(await run(expected('noon', 'pacs.008'), ofEnvironment(to('ZYBBFRP0')))).not.toEqual([]);
  });

  it('fails the step if it cannot be created', async () => {
    const wrong = noon.replace('sct-typical', 'sct-absent');
    expect((await run('  - advance: { by: 1d }', own(wrong))).join(' ')).toContain('template.notFound');
  });

  it('has the same bytes for the same seed, and others for another', async () => {
    const bytesFor = async (seed: number) => {
      const files = new Map<string, Uint8Array>();
      expect(
        await run(`  - advance: { by: 2bd }\n${expected('recall', 'camt.056')}`, own(noon, recall), files, seed),
      ).toEqual([]);
      return [...files.keys()].toSorted();
    };
    const first = await bytesFor(1);
    expect(first.length).toBeGreaterThan(1);
    expect(await bytesFor(1)).toEqual(first);
    expect(await bytesFor(2)).not.toEqual(first);
  });
});
