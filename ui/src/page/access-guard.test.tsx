import '../parts/jsdom-gaps.ts';
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
  it('lets a tester in where they want to go', () => expect(visit('/faq?x=1')).toBe('/faq?x=1'));

  it('sends an anonymous visitor to sign in and remembers where they wanted to go', () => {
    expect(visit('/file/1?tab=report', { anonymous: true })).toBe('/login/');
    expect(sessionStorage.getItem('login-redirect')).toBe('/file/1?tab=report');
  });

  it('brings who comes back to the empty path to the remembered one, once', () => {
    sessionStorage.setItem('login-redirect', '/file/1');
    expect(visit('/')).toBe('/file/1');
    expect(sessionStorage.getItem('login-redirect')).toBeNull();
  });

  it('forgets the way back of who has arrived by another', () => {
    sessionStorage.setItem('login-redirect', '/file/1');
    expect(visit('/file/1')).toBe('/file/1');
    expect(sessionStorage.getItem('login-redirect')).toBeNull();
  });

  it.each([
    ['/login/verify', { needsEmailVerification: true, userState: 'DISABLED', roles: ['ROLE_ADMIN'] }],
    ['/login/disabled', { userState: 'DISABLED', approvedState: 'REJECTED' }],
    ['/login/approvalWait', { approvedState: 'UNKNOWN' }],
    ['/login/rejected', { approvedState: 'REJECTED' }],
  ] as const)('asks in the order of the gates: %s', (gate, user) =>
    expect(visit('/faq', user as unknown as CurrentUser)).toBe(gate),
  );

  it.each(['UNKNOWN', 'REJECTED'] as const)('minds no approval where none is asked for: %s', (approvedState) =>
    expect(visit('/faq', { approvedState }, false)).toBe('/faq'),
  );

  it('sends everybody to their own gate', () => {
    expect(visit('/faq', { approvedState: 'REJECTED' })).toBe('/login/rejected');
  });
});

describe('the pages of signing in', () => {
  it('are not for who is signed in', () => expect(visit('/login/')).toBe('/'));
  it('still follow a redirectTo for them', () =>
    expect(visit('/login?redirectTo=/faq')).toBe('/login?redirectTo=/faq'));
  it('are for who is not', () => expect(visit('/login/', { anonymous: true })).toBe('/login/'));
  it('let nobody see a gate that is not theirs', () => expect(visit('/login/disabled')).toBe('/'));
  it('lead from the first one to the gate', () =>
    expect(visit('/login', { userState: 'DISABLED' })).toBe('/login/disabled'));
  it.each([
    ['verify', {}],
    ['disabled', { userState: 'DISABLED', roles: ['ROLE_ADMIN'] }],
    ['approvalWait', { roles: ['ROLE_ADMIN'], approvedState: 'UNKNOWN' }],
    ['approvalWait', {}],
    ['rejected', { roles: ['ROLE_ADMIN'], approvedState: 'REJECTED' }],
    ['rejected', {}],
  ] as const)('lead away from %s whom it does not concern: %j', (page, user) =>
    expect(visit(`/login/${page}`, user as unknown as CurrentUser)).toBe('/'),
  );

  it('lead away from waiting and rejection where no approval is asked for', () => {
    expect(visit('/login/approvalWait', { approvedState: 'UNKNOWN' }, false)).toBe('/');
  });

  it('show who waits their own gate', () =>
    expect(visit('/login/approvalWait', { approvedState: 'UNKNOWN' })).toBe('/login/approvalWait'));
});
