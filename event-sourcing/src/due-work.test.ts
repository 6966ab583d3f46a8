import { frozenClock } from './clock.ts';
import { type DueWork, type DueWorkParts, startDueWork } from './due-work.ts';
import { eventually } from './testing/catalogue.fixture.ts';

const noon = Date.parse('2026-01-02T12:00:00.000Z');
const iso = (offset: number) => new Date(noon + offset).toISOString();

type Loan = { id: string; at: string };

const running = new Set<DueWork>();
afterEach(async () => {
  for (const work of running) await work.stop();
  running.clear();
});

/** Reminders for loans; the clock moves only when the test moves it. */
const reminders = (loans: Loan[], more: Partial<DueWorkParts<Loan>> = {}) => {
  let now = noon;
  let calls = 0;
  let wake = () => {};
  const sent: string[] = [];
  const work = startDueWork<Loan>({
    clock: { now: () => new Date(now).toISOString() },
    next: async (at) => {
      calls += 1;
      return {
        due: loans.filter((loan) => loan.at <= at),
        nextAt: loans.map((loan) => loan.at).toSorted()[0],
      };
    },
    perform: async (loan) => {
      sent.push(loan.id);
      loans.splice(loans.indexOf(loan), 1);
    },
    wakeOn: (call) => {
      wake = call;
      return () => {
        wake = () => {};
      };
    },
    ...more,
  });
  running.add(work);
  const moveTo = (offset: number) => {
    now = noon + offset;
    wake();
  };
  return { work, sent, loans, moveTo, wake: () => wake(), asked: () => calls };
};

describe('due work', () => {
  it('runs when it is due, and not earlier', async () => {
    const { sent, moveTo } = reminders([
      { id: 'late', at: iso(-1) },
      { id: 'now', at: iso(0) },
      { id: 'later', at: iso(3_600_000) },
    ]);
    await eventually(() => sent.length === 2);
    expect(sent).toEqual(['late', 'now']);
    moveTo(3_600_000);
    await eventually(() => sent.length === 3);
  });

  it('wakes at the next due instant without polling', async () => {
    const started = Date.now();
    const clock = { now: () => iso(Date.now() - started) };
    const { sent, asked } = reminders([{ id: 'soon', at: iso(150) }], { clock });
    await eventually(() => sent.length === 1);
    expect(Date.now() - started).toBeGreaterThanOrEqual(150);
    expect(asked()).toBeLessThan(6);
  });

  it('checks again after the longest sleep', async () => {
    const loans: Loan[] = [];
    const { sent } = reminders(loans, { longestSleepMs: 5, clock: frozenClock(iso(0)) });
    loans.push({ id: 'quiet', at: iso(0) });
    await eventually(() => sent.length === 1);
  });

  it('checks immediately when woken', async () => {
    const { sent, loans, wake, asked } = reminders([]);
    await eventually(() => asked() === 1);
    loans.push({ id: 'new', at: iso(0) });
    wake();
    await eventually(() => sent.length === 1);
  });

  it('continues with other items when one fails, and retries the failed one', async () => {
    const sent: string[] = [];
    let failures = 1;
    const loans = [
      { id: 'a', at: iso(0) },
      { id: 'b', at: iso(0) },
    ];
    const perform = async (loan: Loan) => {
      if (loan.id === 'a') {
        failures -= 1;
        if (failures >= 0) throw new Error('no stamps');
      }
      sent.push(loan.id);
      loans.splice(loans.indexOf(loan), 1);
    };
    const { wake } = reminders(loans, { perform });
    await eventually(() => sent.length === 1);
    wake();
    await eventually(() => sent.length === 2);
    expect(sent).toEqual(['b', 'a']);
  });

  it('ends after the current item when it is stopped', async () => {
    const gate = Promise.withResolvers<void>();
    const begun: string[] = [];
    const { work } = reminders(
      [
        { id: 'a', at: iso(0) },
        { id: 'b', at: iso(0) },
      ],
      {
        perform: async ({ id }) => {
          begun.push(id);
          await gate.promise;
        },
      },
    );
    await eventually(() => begun.length === 1);
    const stopped = work.stop();
    gate.resolve();
    await stopped;
    expect(begun).toEqual(['a']);
  });
});
