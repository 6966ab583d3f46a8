import '../testing/jsdom-gaps.fixture.ts';
import type { SuiteFileSummary } from '@clearbench/contracts/suite/suite-overview';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { speakEnglish } from '../testing/english-texts.fixture.ts';
import { CaseList } from './case-list.tsx';
import type { ChangedSuite } from './use-suite-change.ts';

const files = (...paths: readonly string[]): SuiteFileSummary[] =>
  paths.map((path) => ({ path, kind: 'case', title: path, size: 1, steps: 1, cases: 1, problems: 0, tags: [] }));

/** A list of cases whose changes wait for an answer of the server. */
const shownList = () => {
  const waiting: ((changed: ChangedSuite | undefined) => void)[] = [];
  const orders: unknown[] = [];
  const change = (order: unknown) => {
    orders.push(order);
    return new Promise<ChangedSuite | undefined>((resolve) => waiting.push(resolve));
  };
  const list = (cases: readonly SuiteFileSummary[]) => (
    <MemoryRouter>
      <CaseList suiteId="s1" cases={cases} isEditable change={change} />
    </MemoryRouter>
  );
  const { rerender } = render(list(files('a', 'b', 'c')));
  return {
    orders,
    read: (...paths: readonly string[]) => rerender(list(files(...paths))),
    answer: (changed: ChangedSuite | undefined) => act(async () => waiting.shift()?.(changed)),
  };
};

const titles = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const rowOf = (title: string): HTMLElement => {
  const row = screen.getByText(title, { selector: 'a' }).closest('li');
  if (row === null) throw new Error(`no row ${title}`);
  return row;
};
const changed: ChangedSuite = { position: 9, suiteId: 's1', version: 3 };
const dataTransfer = { setData: () => undefined, effectAllowed: 'all' };

describe('the cases of a suite', () => {
  beforeAll(speakEnglish);

  it('keep a new order over a reading from before its change', async () => {
    const list = shownList();
    fireEvent.click(screen.getByRole('button', { name: 'Move b up' }));
    expect(titles()).toEqual(['b', 'a', 'c']);
    list.read('a', 'b', 'c');
    expect(titles()).toEqual(['b', 'a', 'c']);
    await list.answer(changed);
    list.read('b', 'a', 'c', 'd');
    expect(titles()).toEqual(['b', 'a', 'c', 'd']);
    expect(list.orders).toEqual([{ type: 'reorder', cases: ['b', 'a', 'c'] }]);
  });

  it('have their old order again where the change is refused', async () => {
    const list = shownList();
    fireEvent.click(screen.getByRole('button', { name: 'Move c up' }));
    await list.answer(undefined);
    expect(titles()).toEqual(['a', 'b', 'c']);
  });

  it('are dragged as the case that was taken, also if the order changes meanwhile', () => {
    const list = shownList();
    fireEvent.dragStart(rowOf('a'), { dataTransfer });
    list.read('b', 'a', 'c');
    fireEvent.dragOver(rowOf('c'));
    fireEvent.drop(rowOf('c'));
    expect(titles()).toEqual(['b', 'c', 'a']);
    expect(list.orders).toEqual([{ type: 'reorder', cases: ['b', 'c', 'a'] }]);
  });
});
