import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { TextField } from './fields.tsx';

const show = (value: string, rows?: number): HTMLElement => {
  const lines = rows === undefined ? {} : { rows };
  render(<TextField label="Name" value={value} shown {...lines} onChange={() => {}} />);
  return screen.getByLabelText('Name');
};

describe('a code without spaces', () => {
  it('removes pasted spaces, and nothing else', () => {
    const typed: string[] = [];
    render(<TextField label="BIC" value="" maxLength={11} spaceless onChange={(text) => typed.push(text)} />);
    const field = screen.getByLabelText('BIC') as HTMLInputElement;
    expect(field.maxLength).toBeGreaterThan(20);
    fireEvent.change(field, { target: { value: '\t ZYDO DEFF\u00a0XXX ' } });
    fireEvent.change(field, { target: { value: 'ZYDODEFFXXXY' } });
    expect(typed).toEqual(['ZYDODEFFXXX', 'ZYDODEFFXXX']);
  });
});

describe('the name field', () => {
  beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));

  it.each(['Gold\u202Edlog', 'a\u200Bb', '\u200D'])('is told what it hides: %j', (value) => {
    expect(show(value).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('alert').textContent).toBe('editing.hiddenSigns');
  });

  it.each(['', ' ', 'Gold', ' می‌خواهم '])('is let be: %j', (value) => {
    expect(show(value).getAttribute('aria-invalid')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('can have several lines if it is a text', () =>
    expect(show('one\ntwo', 3).getAttribute('aria-invalid')).toBeNull());
});
