import '../../../testing/jsdom-gaps.fixture.ts';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useNavigate, useSearchParams } from 'react-router-dom';
import type { TextPosition } from '../report/adjacent-finding.ts';
import type { TextView } from '../text/text-view.ts';
import { type Jump, useJump } from './use-jump.ts';

/** A page at a line of its text, and the lines to which the text was scrolled. */
const openedAt = (line: number) => {
  const gone: number[] = [];
  let at = line;
  const view = {
    cursor: () => ({ line: at, column: 1 }),
    goTo: (place: TextPosition) => {
      at = place.line;
      gone.push(at);
    },
  } as unknown as TextView;
  let jump: Jump = () => undefined;
  const TextPage = () => {
    const navigate = useNavigate();
    const [search] = useSearchParams();
    jump = useJump(view, Number(search.get('line')), ({ line: next }) => void navigate(`?line=${next}`));
    return null;
  };
  const router = createMemoryRouter([{ path: '/', element: <TextPage /> }], { initialEntries: [`/?line=${line}`] });
  render(<RouterProvider router={router} />);
  return { gone, router, jump: (to: number) => jump({ line: to, column: 1 }) };
};

describe('a jump in a text', () => {
  it('is an entry of the history: going back leads to the line before it', async () => {
    const { gone, router, jump } = openedAt(5);
    await act(async () => jump(80));
    await act(async () => void router.navigate(-1));
    expect(gone).toEqual([5, 80, 5]);
  });

  it('after another one is undone by going back before its entry is drawn', async () => {
    const { gone, router, jump } = openedAt(5);
    await act(async () => jump(30));
    await act(async () => {
      jump(80);
      // The history has the entry; React draws when this block ends.
      for (let wait = 0; wait < 100 && router.state.location.search !== '?line=80'; wait++) await Promise.resolve();
      expect(router.state.location.search).toBe('?line=80');
      void router.navigate(-1);
    });
    expect(gone).toEqual([5, 30, 80, 30]);
  });
});
