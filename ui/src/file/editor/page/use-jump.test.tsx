import '../../../testing/jsdom-gaps.fixture.ts';
import { act, render } from '@testing-library/react';
import {
  createBrowserRouter,
  createMemoryRouter,
  RouterProvider,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
import type { TextPosition } from '../report/adjacent-finding.ts';
import type { TextView } from '../text/text-view.ts';
import { type Jump, useJump } from './use-jump.ts';

type Shown = { readonly view: TextView; readonly draws: (jump: Jump) => void };

const TextPage = ({ view, draws }: Shown) => {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  draws(useJump(view, Number(search.get('line')), ({ line }) => void navigate(`?line=${line}`)));
  return null;
};

const inMemory = (page: React.ReactNode, line: number) =>
  createMemoryRouter([{ path: '/', element: page }], { initialEntries: [`/?line=${line}`] });

const inWindow = (page: React.ReactNode, line: number) => {
  window.history.replaceState(null, '', `/?line=${line}`);
  return createBrowserRouter([{ path: '/', element: page }]);
};

/** A page at a line of its text, and the lines to which the text was scrolled. */
const openedAt = (line: number, routerOf = inMemory) => {
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
  const draws = (drawn: Jump) => {
    jump = drawn;
  };
  const router = routerOf(<TextPage view={view} draws={draws} />, line);
  render(<RouterProvider router={router} />);
  return { gone, router, jump: (to: number) => jump({ line: to, column: 1 }) };
};

/** Waits for the history without letting React draw. */
const isAt = async (router: ReturnType<typeof createMemoryRouter>, search: string) => {
  for (let wait = 0; wait < 100 && router.state.location.search !== search; wait++)
    await new Promise((resolve) => setTimeout(resolve, 1));
  expect(router.state.location.search).toBe(search);
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
      // React draws when this block ends.
      await isAt(router, '?line=80');
      void router.navigate(-1);
    });
    expect(gone).toEqual([5, 30, 80, 30]);
  });

  it('as the first one is undone by going back before its entry is drawn', async () => {
    const { gone, router, jump } = openedAt(5, inWindow);
    await act(async () => {
      jump(80);
      await isAt(router, '?line=80');
      window.history.back();
      await isAt(router, '?line=5');
    });
    expect(gone.at(-1)).toBe(5);
    expect(gone).toContain(80);
    router.dispose();
  });
});
