import '../testing/jsdom-gaps.fixture.ts';
import { act, render, screen } from '@testing-library/react';
import { FiguresTable } from './figures-table.tsx';

const real = globalThis.IntersectionObserver;
const seen: (() => void)[] = [];
beforeAll(() => {
  globalThis.IntersectionObserver = class {
    constructor(report: (entries: readonly { isIntersecting: boolean }[]) => void) {
      seen.push(() => report([{ isIntersecting: true }]));
    }
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
});
afterAll(() => {
  globalThis.IntersectionObserver = real;
});

const hours = Array.from({ length: 9000 }, (_, hour) => `hour ${hour}`);

describe('the figures of a chart', () => {
  it('show the newest hours of a year at once, and earlier ones when the last row becomes visible', () => {
    const data = hours.map((_, hour) => hour);
    const timeline = { labels: hours, instants: hours, datasets: [{ label: 'sent', data }] };
    render(<FiguresTable title="Files" timeline={timeline} names={{}} wordOf={(label) => label} />);
    expect(screen.getAllByRole('rowheader')).toHaveLength(1001);
    expect(screen.getByRole('rowheader', { name: 'hour 8999' })).toBeTruthy();
    act(() => seen.at(-1)?.());
    expect(screen.getAllByRole('rowheader')).toHaveLength(2001);
  });
});
