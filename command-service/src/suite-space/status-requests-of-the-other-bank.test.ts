import { failureLines } from '@clearbench/test-suites/run/failure-of';
import { runText } from './testing/run-text.fixture.ts';

const suiteOf = (environment: string): string => `suite: Status requests
environment: ${environment}
rulebook: 2025
clock: 2027-06-15T09:00:00Z
`;

/** The lines of the failures of a case; none where it passed. */
const failuresOf = async (text: string, environment: string): Promise<readonly string[]> => {
  const [run, ...others] = await runText(text, { suite: suiteOf(environment) });
  if (run === undefined || others.length > 0) throw new Error('one case was expected');
  return run.result === 'passed' ? [] : [run.error ?? '', ...failureLines(run)];
};
const accepted = '{ report: { errors: none }, transfer: { status: ACCP } }';
const rejected = (code: string): string =>
  `{ transfer: { status: RJCT }, answer: { message: pacs.002, reason: ${code} } }`;

describe('a status request of the other bank about an instant payment', () => {
  const requested = (answer = '') => `case: A status request
steps:
  - receive: { as: payment, template: inst-credit-transfer }
${answer}  - wait: 30s
  - receive: { as: request, about: payment, kind: statusRequest }
  - expect: { report: { of: request, errors: none } }
`;
  const confirm = '  - answer: { to: payment, template: inst-confirmation }\n';

  it('is answered with the rejection of a payment that was not answered in time', async () =>
    expect(
      await failuresOf(
        `${requested()}  - answer: { to: request, template: inst-confirmation }
  - expect: ${rejected('XT77')}
  - answer: { to: request, template: inst-refusal }
  - expect: ${accepted}
`,
        'inst',
      ),
    ).toEqual([]));

  it('is answered with the confirmation of an executed payment, also repeatedly', async () =>
    expect(
      await failuresOf(
        `${requested(confirm)}  - answer: { to: request, template: inst-confirmation }
  - expect: ${accepted}
  - answer: { to: payment, template: inst-confirmation }
  - expect: ${accepted}
  - answer: { to: request, template: inst-refusal }
  - expect: ${rejected('XT77')}
`,
        'inst',
      ),
    ).toEqual([]));

  it('is needed for another answer', async () =>
    expect(
      await failuresOf(
        `case: Without a status request
steps:
  - receive: { as: payment, template: inst-credit-transfer }
${confirm}  - wait: 30s
  - answer: { to: payment, template: inst-confirmation }
  - expect: ${rejected('XT75')}
`,
        'inst',
      ),
    ).toEqual([]));
});

describe('a status request of the other bank about a recall', () => {
  it.each([
    ['sct', 'sct-typical'],
    ['inst', 'inst-credit-transfer'],
  ])('is answered with the answer to the recall: %s', async (environment, template) =>
    expect(
      await failuresOf(
        `case: A status request
steps:
  - receive: { as: payment, template: ${template} }
  - receive: { as: recall, about: payment, code: FRAD }
  - advance: { by: 16bd }
  - receive: { as: request, about: recall, kind: statusRequest }
  - expect: { report: { of: request, errors: none } }
  - answer: { to: request, template: ${environment}-recall-no }
  - expect: ${accepted}
`,
        environment,
      ),
    ).toEqual([]),
  );

  it('is a delivery about the recall of another delivery', async () =>
    expect(
      await failuresOf(
        `case: Deliveries
scenarios:
  tester:
    rules: []
    deliveries:
      - { id: payment, at: '12:00', receive: { template: sct-typical } }
      - { id: recall, at: '13:00', receive: { about: payment } }
      - { id: reminder, at: '14:00', receive: { about: recall, kind: statusRequest } }
steps:
  - expect: { answer: { delivery: reminder, as: request, message: pacs.028 } }
  - answer: { to: request, template: sct-recall-no }
  - expect: ${accepted}
`,
        'sct',
      ),
    ).toEqual([]));

  it('is not sent about a credit transfer of SCT', async () =>
    expect(
      await failuresOf(
        `case: No status request
steps:
  - receive: { as: payment, template: sct-typical }
  - receive: { as: request, about: payment, kind: statusRequest }
`,
        'sct',
      ),
    ).not.toEqual([]));
});
