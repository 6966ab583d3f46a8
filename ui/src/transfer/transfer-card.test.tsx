import type { Transfer } from '@clearbench/contracts/transfer/routes';
import { screen } from '@testing-library/react';
import { NotSentYet } from './not-sent-yet.tsx';
import { renderedTransfer } from './testing/rendered-transfer.fixture.tsx';
import { sampleAnswer, sampleReason, sampleTransfer } from './testing/transfer.fixture.ts';

const now = Date.parse('2026-11-02T08:00:02Z');

const draw = async (transfer: Transfer) => {
  // Loaded after the stage, because it imports the router.
  const { TransferCard } = await import('./transfer-card.tsx');
  return renderedTransfer(<TransferCard transfer={transfer} now={now} />);
};

describe('a transfer', () => {
  it('shows its statuses, the codes and the number of accepted transactions', async () => {
    const { container } = await draw(sampleTransfer());
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining(['Sent08:00:00', 'Received by the clearing08:00:01', 'Accepted08:00:02']),
    );
    for (const text of ['ACCP', 'A00', 'B00', '1 of 1']) expect(container.textContent).toContain(text);
  });

  it('counts down to a planned answer', async () => {
    const { container } = await draw(sampleTransfer());
    expect(container.textContent).toContain('due in 10 sec');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([
    ['held', { isHeld: true }, ['Held']],
    ['held and edited', { isHeld: true, editedFrom: 'z' }, ['Held', 'Edited']],
    ['dropped by a tester', { dropped: 'user' }, ['Dropped']],
    ['dropped by a reset', { dropped: 'memoryReset' }, ['Dropped by a reset']],
    ['delivered with another text', { editedFrom: 'z', releasedAt: '2026-11-02T08:00:01Z' }, ['Edited']],
  ] as const)('marks an answer that was %s', async (_, change, marks) => {
    const { container } = await draw(sampleTransfer({ answers: [{ ...sampleAnswer(), ...change }] }));
    expect([...container.querySelectorAll('.tr-change')].map(({ textContent }) => textContent)).toEqual(marks);
    expect(container.textContent).not.toContain('due in');
  });

  it('links to a sent answer, and shows its reason', async () => {
    await draw(sampleTransfer({ answers: [{ ...sampleAnswer(), releasedAt: '2026-11-02T08:00:01Z' }] }));
    expect(screen.getByRole('link', { name: 'one-pacs.002.xml' }).getAttribute('href')).toBe('/file/f9');
    expect(screen.getByText('The amount ends in .21, so the payment is returned with AC04.')).toBeDefined();
  });

  it('links to the rule of a scenario list that decided', async () => {
    const rule = { list: 'environment' as const, version: 3, ruleId: 'closed-account' };
    const { verdict } = sampleTransfer();
    const transfer = sampleTransfer({
      answers: [],
      ...(verdict ? { verdict: { ...verdict, reasons: [sampleReason({ layer: 'scenario', rule })] } } : {}),
    });
    const { TransferCard } = await import('./transfer-card.tsx');
    const { RuleAddresses } = await import('./rule-link.tsx');
    await renderedTransfer(
      <RuleAddresses value={({ ruleId }) => `/list?rule=${ruleId}`}>
        <TransferCard transfer={transfer} now={now} />
      </RuleAddresses>,
    );
    const link = screen.getByRole('link', { name: 'Rule closed-account, version 3 of the list of the environment' });
    expect(link.getAttribute('href')).toBe('/list?rule=closed-account');
  });

  it('shows each bulk of a file, and the bulk of a reason', async () => {
    const counts = { transactions: 2, accepted: 1, rejected: 1 };
    const bulk = { messageType: 'pacs.008.001.08', messageId: 'MSG-1', counts };
    const { container } = await draw(
      sampleTransfer({
        answers: [],
        verdict: {
          groupStatus: 'PART',
          fileCode: 'A00',
          bulkCode: 'B01',
          counts,
          reasons: [sampleReason({ bulk: 2 })],
          file: { fileType: 'ICF', reference: 'REF1' },
          bulks: [
            { ...bulk, bulk: 1, groupStatus: 'ACCP', bulkCode: 'B00' },
            { ...bulk, bulk: 2, groupStatus: 'RJCT', bulkCode: 'B03' },
          ],
        },
      }),
    );
    expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'BulkMessageStatusAccepted',
      '1pacs.008.001.08 MSG-1ACCP B001 of 2',
      '2pacs.008.001.08 MSG-1RJCT B031 of 2',
    ]);
    for (const text of ['ICF REF1', 'Bulk 2']) expect(container.textContent).toContain(text);
  });

  it('explains a missing answer', async () => {
    const { container } = await draw(
      sampleTransfer({ answers: [], silence: sampleReason({ trigger: '.41', text: 'The cents ask for silence.' }) }),
    );
    expect(container.textContent).toContain('No answer expected');
    expect(container.textContent).toContain('The cents ask for silence.');
  });
});

describe('the time-out of an instant payment', () => {
  const timeOut = { role: 'originator', seconds: 10, at: '2026-11-02T08:00:11Z' } as const;
  const history = [{ state: 'received' as const, at: '2026-11-02T08:00:01Z' }];
  const bar = async (over: Partial<Transfer>) => {
    await draw(sampleTransfer({ timeOut, history, ...over }));
    const found = screen.getByRole('progressbar', { name: "Time-out of the originator's bank" });
    return [found.getAttribute('aria-valuenow'), found.getAttribute('aria-valuetext')];
  };
  const answered = (releasedAt: string, isLate?: true) => [
    { ...sampleAnswer(), releasedAt, ...(isLate ? { isLate } : {}) },
  ];

  it('runs by the clock of the environment', async () => expect(await bar({})).toEqual(['1', '9 sec of 10 sec left']));

  it('states when the answer came', async () =>
    expect(await bar({ answers: answered('2026-11-02T08:00:02.500Z') })).toEqual([
      '2',
      'Answered after 1.5 sec of 10 sec',
    ]));

  it('states that no answer came', async () => {
    const [, text] = await bar({
      answers: [],
      history: [...history, { state: 'timedOut', at: '2026-11-02T08:00:11Z' }],
    });
    expect(text).toBe('No answer within 10 sec. Its status can be requested with a pacs.028.');
  });

  it('marks an answer after it', async () => {
    const [, text] = await bar({ answers: answered('2026-11-02T08:00:13Z', true) });
    expect(text).toBe('Answered 2 sec after the time-out of 10 sec');
    expect(screen.getByText('late')).toBeDefined();
  });

  it('states that the clearing rejected the payment with it', async () =>
    expect(await bar({ answers: answered('2026-11-02T08:00:11Z') })).toEqual([
      '10',
      'Rejected at the time-out of 10 sec',
    ]));

  it('is not shown for other payments', async () => {
    await draw(sampleTransfer());
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});

describe('the time-out of a received instant payment', () => {
  const releasedAt = '2026-11-02T08:00:00Z';
  const timeOut = { role: 'beneficiary', seconds: 7, at: '2026-11-02T08:00:07Z' } as const;
  const payment = {
    ...sampleAnswer(),
    answerId: 'a1',
    messageId: 'M-1',
    messageType: 'pacs.008.001.08',
    releasedAt,
    timeOut,
  };
  const rejection = {
    ...sampleAnswer(),
    answerId: 'a1-time-out',
    dueAt: timeOut.at,
    rejects: { answerId: 'a1', messageId: 'M-1' },
  };
  const bar = async (answers: Transfer['answers']) => {
    await draw(sampleTransfer({ answers }));
    const found = screen.getByRole('progressbar', { name: "Time-out of the beneficiary's bank" });
    return [found.getAttribute('aria-valuenow'), found.getAttribute('aria-valuetext')];
  };

  it('runs until the tester answers', async () =>
    expect(await bar([payment, rejection])).toEqual(['2', '5 sec of 7 sec left to answer with a pacs.002']));

  it.each([
    ['ACCP', 'Accepted after 1.5 sec of 7 sec'],
    ['RJCT', 'Rejected by you after 1.5 sec of 7 sec'],
  ] as const)('states the answer %s', async (status, text) => {
    const confirmation = { status, at: '2026-11-02T08:00:01.500Z', transferId: 't2' };
    expect(await bar([{ ...payment, confirmation }])).toEqual(['2', text]);
  });

  it('states that the clearing rejected the payment', async () => {
    const [, text] = await bar([payment, { ...rejection, releasedAt: timeOut.at }]);
    expect(text).toBe('No answer within 7 sec: the clearing has rejected the payment (AB05).');
  });

  it('is shown with the states of a received payment', async () => {
    const wait = { seconds: 7, rejection: sampleAnswer() };
    const history = (['received', 'answered'] as const).map((state) => ({ state, at: releasedAt }));
    await draw(sampleTransfer({ state: 'answered', history, answers: [{ ...payment, wait }, rejection] }));
    expect(screen.getByText('Requested')).toBeDefined();
    expect(screen.getAllByText('Delivered')).toHaveLength(2);
  });

  it('is shown for each of several payments', async () => {
    await draw(sampleTransfer({ answers: [payment, { ...payment, answerId: 'a2', messageId: 'M-2' }] }));
    expect(screen.getAllByRole('progressbar').map((one) => one.getAttribute('aria-labelledby'))).toHaveLength(2);
    expect(screen.getByText("Time-out of the beneficiary's bank: M-2")).toBeDefined();
  });
});

describe('a transfer whose answers could not be adjusted', () => {
  it('shows that they are sent as planned, and why', async () => {
    const text = 'The clearing stopped reading the file: processing takes longer than 80 seconds.';
    const reason = sampleReason({ layer: 'check', trigger: 'A09', text });
    const { container } = await draw(sampleTransfer({ replanningFailures: [reason, reason] }));
    expect(container.textContent).toContain('Answers not adjusted');
    expect(screen.getAllByText(text)).toHaveLength(1);
  });
});

describe('a file without a transfer', () => {
  const draw = (magicCents: boolean, unavailableReason?: string) =>
    renderedTransfer(<NotSentYet onSend={() => {}} magicCents={magicCents} unavailableReason={unavailableReason} />);

  it('shows how to script the answer', async () => {
    const { container } = await draw(true);
    expect(container.textContent).toContain('….21');
    expect(container.textContent).toContain('SIM:RJCT(AM04)');
  });

  it('does not mention cents if amounts do not choose the answer', async () => {
    expect((await draw(false)).container.textContent).not.toContain('….21');
  });

  it('shows why it cannot be sent', async () => {
    await draw(true, 'This environment does not send.');
    expect(screen.getByRole('button', { name: 'Send now' })).toHaveProperty('disabled', true);
    expect(screen.getByText('This environment does not send.')).toBeDefined();
  });
});
