import '../../testing/jsdom-gaps.fixture.ts';
import type { CurrentUser } from '@clearbench/contracts/session/routes';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { speakEnglish } from '../../testing/english-texts.fixture.ts';
import { sessionSucceeded, userSlice } from '../../user/user-slice.ts';
import { AdminArea, AdminStart } from './admin-area.tsx';
import { adminPages } from './admin-pages.ts';

beforeAll(speakEnglish);

const visit = (roles: CurrentUser['roles'], path = '/admin') => {
  const store = configureStore({ reducer: combineReducers({ user: userSlice.reducer }) });
  store.dispatch(
    sessionSucceeded({
      anonymous: false,
      roles,
      needsEmailVerification: false,
      userState: 'ENABLED',
      approvedState: 'APPROVED',
    }),
  );
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/404" element={<p>nothing here</p>} />
          <Route path="/admin" element={<AdminArea />}>
            <Route index element={<AdminStart />} />
            <Route path="*" element={<p>a page</p>} />
          </Route>
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
};

describe('the administrators’ area', () => {
  it.each([[['ROLE_USER']], [['ROLE_USER', 'ROLE_ANALYST']], [[]]] as const)('does not exist for %j', (roles) => {
    visit([...roles]);
    expect(screen.getByText('nothing here')).toBeTruthy();
  });

  it('opens its first page by default, which is marked', () => {
    visit(['ROLE_ADMIN']);
    expect(screen.getByText('a page')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Users' }).getAttribute('aria-current')).toBe('page');
  });

  it('keeps a page marked on the pages reached from it', () => {
    visit(['ROLE_ADMIN'], '/admin/usermanagement/u1/edit');
    expect(screen.getByRole('link', { name: 'Users' }).getAttribute('aria-current')).toBe('page');
  });

  it.each(adminPages.map(({ path }) => path))('marks one entry of its navigation on %s', (path) => {
    const address = path.replace('/:tab?', '').replaceAll(/:\w+/g, 'x');
    visit(['ROLE_ADMIN'], `/admin/${address}`);
    const marked = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
    expect(
      marked.map((link) => address.startsWith((link.getAttribute('href') ?? '?').slice('/admin/'.length))),
    ).toEqual([true]);
  });

  it('expands its navigation, and collapses it when a page is chosen', () => {
    visit(['ROLE_ADMIN']);
    const fold = screen.getByRole('button', { name: /Users/ });
    fireEvent.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(screen.getByRole('link', { name: 'Users' }));
    expect(fold.getAttribute('aria-expanded')).toBe('false');
  });
});
