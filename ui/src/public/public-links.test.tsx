import '../testing/jsdom-gaps.fixture.ts';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { type Installation, settingsSlice, settingsSucceeded } from '../settings/settings-slice.ts';
import { languagesSlice } from '../translation/languages-slice.ts';
import { userSlice } from '../user/user-slice.ts';
import { LegalPageView } from './legal-page-view.tsx';
import { PublicLinks } from './public-links.tsx';

const visit = (unwrittenPages: readonly string[], roles: readonly string[] = []) => {
  const store = configureStore({
    reducer: { settings: settingsSlice.reducer, languages: languagesSlice.reducer, user: userSlice.reducer },
    preloadedState: { user: { ...userSlice.getInitialState(), current: { roles } as never } },
  });
  store.dispatch(
    settingsSucceeded({
      appInfo: { basicSettings: { outgoingMailConfigured: true, unwrittenPages } },
      appSettings: { legalTexts: { imprint: true, privacypolicy: true, terms: false } },
    } as unknown as Installation),
  );
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PublicLinks />
        <LegalPageView page="imprint" />
      </MemoryRouter>
    </Provider>,
  );
};
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe('the links below the public pages', () => {
  beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));

  it('list the pages that are switched on and complete', () => {
    visit([]);
    expect(links()).toEqual(expect.arrayContaining(['/public/imprint', '/public/privacypolicy', '/public/contact']));
    expect(links()).not.toContain('/public/terms');
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('omit a page with placeholders; only an administrator sees a note about it', () => {
    visit(['imprint'], ['ROLE_USER', 'ROLE_ADMIN']);
    expect(links()).not.toContain('/public/imprint');
    expect(links()).toContain('/public/privacypolicy');
    expect(screen.getByRole('note').querySelector('a')?.getAttribute('href')).toBe(
      '/admin/translations/public.text.imprint/edit',
    );
  });

  it('show visitors no such note', () => {
    visit(['imprint']);
    expect(screen.queryByRole('note')).toBeNull();
  });
});
