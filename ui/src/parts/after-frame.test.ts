import { afterFrame } from './after-frame.ts';

const names = ['requestAnimationFrame', 'cancelAnimationFrame'] as const;

/** A page that draws a frame on request. */
const page = () => {
  let waiting: (() => void)[] = [];
  Object.assign(globalThis, {
    requestAnimationFrame: (work: () => void) => waiting.push(work),
    cancelAnimationFrame: () => undefined,
  });
  return {
    draw: () => {
      const due = waiting;
      waiting = [];
      for (const work of due) work();
    },
  };
};

describe('work after a frame', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
    for (const name of names) Reflect.deleteProperty(globalThis, name);
  });

  it('runs once for all calls before the frame, and not in it', () => {
    const { draw } = page();
    let runs = 0;
    const soon = afterFrame(() => {
      runs += 1;
    });
    soon();
    soon();
    draw();
    expect(runs).toBe(0);
    jest.advanceTimersByTime(1);
    expect(runs).toBe(1);
    jest.advanceTimersByTime(500);
    expect(runs).toBe(1);
    soon();
    draw();
    jest.advanceTimersByTime(1);
    expect(runs).toBe(2);
  });

  it('runs in a page without frames, too', () => {
    page();
    let runs = 0;
    afterFrame(() => {
      runs += 1;
    })();
    jest.advanceTimersByTime(99);
    expect(runs).toBe(0);
    jest.advanceTimersByTime(1);
    expect(runs).toBe(1);
  });
});
