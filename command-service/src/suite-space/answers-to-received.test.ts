import { failureLines } from '@clearbench/test-suites/run/failure-of';
import { runText } from './testing/run-text.fixture.ts';

const suiteOf = (environment: string): string => `suite: Answers to received messages
environment: ${environment}
rulebook: 2025
clock: 2027-06-15T09:00:00Z
`;

/** The lines of the failures of a case; none where it passed. */
const failuresOf = async (text: string, environment: string): Promise<readonly string[]> => {
  const runs = await runText(text, { suite: suiteOf(environment) });
  expect(runs.length).toBe(1);
  return runs.filter(({ result }) => result !== 'passed').flatMap((run) => [run.error ?? '', ...failureLines(run)]);
};

const rejected = (code: string): string =>
  `{ transfer: { status: RJCT }, answer: { message: pacs.002, reason: ${code} } }`;
const accepted = '{ report: { errors: none }, transfer: { status: ACCP } }';

describe('an answer to a received recall', () => {
  const recalled = `case: Answers to a received recall
steps:
  - receive: { as: payment, template: sct-typical }
  - receive: { as: recall, about: payment, code: FRAD }
  - expect: { report: { of: recall, errors: none } }
`;

  it('that refuses it (camt.029) is accepted once', async () =>
    expect(
      await failuresOf(
        `${recalled}  - answer: { to: recall, template: sct-recall-no }
  - expect: ${accepted}
  - answer: { to: recall, template: sct-recall-no }
  - expect: ${rejected('XT75')}
`,
        'sct',
      ),
    ).toEqual([]));

  it('that refuses an unknown recall is rejected', async () =>
    expect(
      await failuresOf(
        `${recalled}  - answer: { to: recall, template: sct-recall-no, values: { originalMessageId: UNKNOWN-1 } }
  - expect: ${rejected('XT74')}
`,
        'sct',
      ),
    ).toEqual([]));

  it('that returns the payment is accepted', async () =>
    expect(
      await failuresOf(
        `${recalled}  - answer: { to: recall, template: sct-recall-yes }
  - expect: ${accepted}
`,
        'sct',
      ),
    ).toEqual([]));
});

describe('a recall that is answered twice', () => {
  const recalled = `case: A recall with two answers
steps:
  - receive: { as: payment, template: sct-typical }
  - receive: { as: recall, about: payment, code: FRAD }
`;

  it('is not refused after the return, except as already returned', async () =>
    expect(
      await failuresOf(
        `${recalled}  - answer: { to: recall, template: sct-recall-yes }
  - expect: ${accepted}
  - answer: { to: recall, template: sct-recall-no, values: { reason: CUST } }
  - expect: ${rejected('XT75')}
  - answer: { to: recall, template: sct-recall-no, values: { reason: ARDT } }
  - expect: ${accepted}
`,
        'sct',
      ),
    ).toEqual([]));

  it('is not accepted after its refusal, while a return for another reason is', async () =>
    expect(
      await failuresOf(
        `${recalled}  - answer: { to: recall, template: sct-recall-no }
  - expect: ${accepted}
  - answer: { to: recall, template: sct-recall-yes }
  - expect: ${rejected('XT75')}
  - answer: { to: payment, template: sct-return, values: { reason: AC04 } }
  - expect: ${accepted}
`,
        'sct',
      ),
    ).toEqual([]));
});

describe.each(['core', 'b2b'])('a reject (pacs.002) of a received collection of %s', (scheme) => {
  const collected = `case: A received collection is rejected
steps:
  - receive: { as: collection, template: ${scheme}-typical }
`;

  it('is accepted once', async () =>
    expect(
      await failuresOf(
        `${collected}  - answer: { to: collection, template: ${scheme}-reject }
  - expect: ${accepted}
  - answer: { to: collection, template: ${scheme}-reject }
  - expect: ${rejected('XT75')}
`,
        scheme,
      ),
    ).toEqual([]));

  it('is rejected for another amount, and for an unknown original', async () =>
    expect(
      await failuresOf(
        `${collected}  - answer: { to: collection, template: ${scheme}-reject, values: { originalAmount: 1.11 } }
  - expect: ${rejected('XT77')}
  - answer: { to: collection, template: ${scheme}-reject, values: { originalMessageId: UNKNOWN-1 } }
  - expect: ${rejected('XT74')}
`,
        scheme,
      ),
    ).toEqual([]));
});
