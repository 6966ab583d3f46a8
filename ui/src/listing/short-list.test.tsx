import '../testing/jsdom-gaps.fixture.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ShortList } from './short-list.tsx';

const show = (names: readonly string[]) =>
  render(
    <MemoryRouter>
      <button type="button">Elsewhere</button>
      <ShortList
        label="Plans"
        columns={[{ name: 'Name', cell: (name) => <a href={`#${name}`}>{name}</a> }]}
        items={names}
        keyOf={(name) => name}
      />
    </MemoryRouter>,
  );
const names = ['one', 'two', 'three'];

describe('a short list', () => {
  it('gives the focus back to the row whose link was followed', () => {
    const first = show(names);
    expect(document.activeElement).toBe(document.body);
    fireEvent.click(screen.getByRole('link', { name: 'two' }));
    first.unmount();
    const again = show([]);
    again.unmount();
    show(names);
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'two' }));
  });

  it('does not take the focus from a control', () => {
    const first = show(names);
    fireEvent.click(screen.getByRole('link', { name: 'three' }));
    first.unmount();
    const held = document.body.appendChild(document.createElement('button'));
    held.focus();
    show(names);
    expect(document.activeElement).toBe(held);
    held.remove();
  });

  describe('with very many rows', () => {
    const many = Array.from({ length: 20_000 }, (_, row) => `row ${row}`);
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

    it('renders some of them, and more when the last one becomes visible', () => {
      show(many);
      expect(screen.getAllByRole('link')).toHaveLength(1000);
      expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('20001');
      act(() => seen.at(-1)?.());
      expect(screen.getAllByRole('link')).toHaveLength(2000);
    });

    it('restores the focus to a row that was rendered late', () => {
      const first = show(many);
      act(() => seen.at(-1)?.());
      fireEvent.click(screen.getByRole('link', { name: 'row 1500' }));
      first.unmount();
      show(many);
      expect(document.activeElement).toBe(screen.getByRole('link', { name: 'row 1500' }));
    });
  });
});
