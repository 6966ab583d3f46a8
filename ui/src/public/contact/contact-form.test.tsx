import '../../testing/jsdom-gaps.fixture.ts';
import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { speakEnglish } from '../../testing/english-texts.fixture.ts';
import { sessionSucceeded, userSlice } from '../../user/user-slice.ts';
import { ContactForm } from './contact-form.tsx';
import { type ContactMessage, contactFailed, contactRequested, contactSlice } from './contact-slice.ts';

const open = (signedIn = false, failed = false) => {
  const sent: ContactMessage[] = [];
  const store = configureStore({
    reducer: { user: userSlice.reducer, contact: contactSlice.reducer },
    middleware: (defaults) =>
      defaults().concat(() => (next: (action: unknown) => unknown) => (action: unknown) => {
        if (contactRequested.match(action)) sent.push(action.payload);
        return next(action);
      }),
  });
  store.dispatch(
    sessionSucceeded({
      anonymous: !signedIn,
      roles: [],
      needsEmailVerification: false,
      userState: 'ENABLED',
      approvedState: 'APPROVED',
      ...(signedIn ? { displayName: 'Tessa', email: 'tessa@bank.example' } : {}),
    }),
  );
  render(
    <Provider store={store}>
      <ContactForm failed={failed} />
    </Provider>,
  );
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  return { store, sent, type, send };
};

beforeAll(speakEnglish);

describe('the contact form', () => {
  it('shows which field is missing, and focuses it', () => {
    const { sent, type, send } = open();
    type('Your name', 'Ada');
    send();
    expect(sent).toEqual([]);
    expect(screen.getAllByRole('alert')).toHaveLength(3);
    expect(document.activeElement).toBe(screen.getByLabelText('Your e-mail address'));
  });

  it('sends the input', () => {
    const { sent, type, send } = open();
    type('Your name', 'Ada');
    type('Your e-mail address', 'no address');
    type('Subject', 'Hello');
    type('Message', 'How are you?');
    send();
    expect(sent).toEqual([]);
    type('Your e-mail address', 'ada@bank.example');
    send();
    expect(sent).toEqual([{ name: 'Ada', email: 'ada@bank.example', subject: 'Hello', message: 'How are you?' }]);
  });

  it('needs no name of a signed-in user', () => {
    open(true);
    expect((screen.getByLabelText('Your name') as HTMLInputElement).value).toBe('Tessa');
  });

  it('shows why it could not be sent, also after a reload', () => {
    const { store } = open(false, true);
    expect(screen.getByRole('alert').textContent).toContain('could not be sent');
    fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'kept' } });
    act(() => void store.dispatch(contactFailed({ errorKey: 'mail.notConfigured', params: {} })));
    expect((screen.getByLabelText('Subject') as HTMLInputElement).value).toBe('kept');
  });
});
