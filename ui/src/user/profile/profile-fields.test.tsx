import '../../testing/jsdom-gaps.fixture.ts';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { Provider } from 'react-redux';
import { languagesSlice } from '../../translation/languages-slice.ts';
import { userSlice } from '../user-slice.ts';
import { profileEditSlice } from './profile-edit-slice.ts';
import { ProfileForm } from './profile-form.tsx';

const show = (planName: string): HTMLElement => {
  const reducer = combineReducers({
    user: userSlice.reducer,
    languages: languagesSlice.reducer,
    profileEdit: profileEditSlice.reducer,
  });
  const profile = { ...defaultProfile, reorgFiles: 'never' } as const;
  render(
    <Provider store={configureStore({ reducer })}>
      <ProfileForm profile={profile} planName={planName} languages={['en']} />
    </Provider>,
  );
  return screen.getByLabelText('profile.reorgFiles');
};

describe('the retention of files in a profile', () => {
  beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));

  it('is the effective one if the plan no longer offers the chosen one', () => {
    const field = show('Trial') as HTMLSelectElement;
    expect(field.value).toBe('30');
    expect([...field.options].map(({ value }) => value)).toEqual(['7', '30']);
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('is the chosen one if the plan offers it', () => expect((show('Bench') as HTMLSelectElement).value).toBe('never'));
});
