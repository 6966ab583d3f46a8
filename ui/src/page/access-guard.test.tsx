import '../testing/jsdom-gaps.fixture.ts';
import type { CurrentUser } from '@clearbench/contracts/session/routes';
import type { AppInfo } from '@clearbench/contracts/settings/routes';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { type StoredSettings, settingsSlice, settingsSucceeded } from '../settings/settings-slice.ts';
import { sessionSucceeded, userSlice } from '../user/user-slice.ts';
import { AccessGuard } from './access-guard.tsx';
import { LoginGuard } from './login-guard.tsx';

const tester: CurrentUser = {
  anonymous: false,
  roles: ['ROLE_USER'],
  needsEmailVerification: false,
  userState: 'ENABLED',
  approvedState: 'APPROVED',
};

const Where = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};

const visit = (path: string, user: Partial<CurrentUser> = {}, newUserNeedApproval = true) => {
  const store = configureStore({
    reducer: combineReducers({ user: userSlice.reducer, settings: settingsSlice.reducer }),
  });
  const appSettings = { newUserNeedApproval } as StoredSettings;
  store.dispatch(settingsSucceeded({ appInfo: {} as AppInfo, appSettings }));
  store.dispatch(sessionSucceeded({ ...tester, ...user }));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/login" element={<LoginGuard />}>
            <Route path="*" element={<Where />} />
            <Route index element={<Where />} />
          </Route>
          <Route path="/" element={<AccessGuard />}>
            <Route path="*" element={<Where />} />
            <Route index element={<Where />} />
          </Route>
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
  return screen.getByRole('status').textContent;
};

beforeEach(() => sessionStorage.clear());

describe('the guard of the protected pages', () => {
  it('shows a permitted tester the requested page', () => expect(visit('/faq?x=1')).toBe('/faq?x=1'));

  it('sends an anonymous visitor to the sign-in page and stores the requested path', () => {
    expect(visit('/file/1?tab=report', { anonymous: true })).toBe('/login/');
    expect(sessionStorage.getItem('login-redirect')).toBe('/file/1?tab=report');
  });

  it('restores the stored path once, after a return to the empty path', () => {
    sessionStorage.setItem('login-redirect', '/file/1');
    expect(visit('/')).toBe('/file/1');
    expect(sessionStorage.getItem('login-redirect')).toBeNull();
  });

  it('deletes the stored path after another page was opened', () => {
    sessionStorage.setItem('login-redirect', '/file/1');
    expect(visit('/file/1')).toBe('/file/1');
    expect(sessionStorage.getItem('login-redirect')).toBeNull();
  });

  it.each([
    ['/login/verify', { needsEmailVerification: true, userState: 'DISABLED', roles: ['ROLE_ADMIN'] }],
    ['/login/disabled', { userState: 'DISABLED', approvedState: 'REJECTED' }],
    ['/login/approvalWait', { approvedState: 'UNKNOWN' }],
    ['/login/rejected', { approvedState: 'REJECTED' }],
  ] as const)('checks the states in order: %s', (gate, user) =>
    expect(visit('/faq', user as unknown as CurrentUser)).toBe(gate),
  );

  it.each(['UNKNOWN', 'REJECTED'] as const)(
    'ignores the approval state if no approval is required: %s',
    (approvedState) => expect(visit('/faq', { approvedState }, false)).toBe('/faq'),
  );

  it('sends each user to the page for their state', () => {
    expect(visit('/faq', { approvedState: 'REJECTED' })).toBe('/login/rejected');
  });
});

describe('the sign-in pages', () => {
  it('are not shown to a signed-in user', () => expect(visit('/login/')).toBe('/'));
  it('still follow a redirectTo for a signed-in user', () =>
    expect(visit('/login?redirectTo=/faq')).toBe('/login?redirectTo=/faq'));
  it('are shown to an anonymous user', () => expect(visit('/login/', { anonymous: true })).toBe('/login/'));
  it('show no page for another state', () => expect(visit('/login/disabled')).toBe('/'));
  it("lead from the first one to the page of the user's state", () =>
    expect(visit('/login', { userState: 'DISABLED' })).toBe('/login/disabled'));
  it.each([
    ['verify', {}],
    ['disabled', { userState: 'DISABLED', roles: ['ROLE_ADMIN'] }],
    ['approvalWait', { roles: ['ROLE_ADMIN'], approvedState: 'UNKNOWN' }],
    ['approvalWait', {}],
    ['rejected', { roles: ['ROLE_ADMIN'], approvedState: 'REJECTED' }],
    ['rejected', {}],
  ] as const)('redirect users in another state away from %s: %j', (page, user) =>
    expect(visit(`/login/${page}`, user as unknown as CurrentUser)).toBe('/'),
  );

  it('lead away from waiting and rejection if no approval is required', () => {
    expect(visit('/login/approvalWait', { approvedState: 'UNKNOWN' }, false)).toBe('/');
  });

  it('show waiting users their own page', () =>
    expect(visit('/login/approvalWait', { approvedState: 'UNKNOWN' })).toBe('/login/approvalWait'));
});
