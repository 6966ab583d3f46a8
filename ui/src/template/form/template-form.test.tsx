import '../../testing/jsdom-gaps.fixture.ts';
import type { TemplateValues } from '@clearbench/contracts/template/layout';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Problem } from '../../saga/problem.ts';
import { speakEnglish } from '../../testing/english-texts.fixture.ts';
import { sampleLayout } from '../testing/layout.fixture.ts';
import { TemplateForm } from './template-form.tsx';

beforeAll(speakEnglish);

const show = (problem?: Problem) => {
  const created: TemplateValues[] = [];
  const form = (newest?: Problem) => (
    <MemoryRouter>
      <TemplateForm
        layout={sampleLayout()}
        busy={false}
        problem={newest}
        backPath="/back"
        onCreate={(values) => created.push(values)}
      />
    </MemoryRouter>
  );
  const view = render(form(problem));
  return { created, fail: (newest: Problem) => view.rerender(form(newest)) };
};

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const create = () => fireEvent.click(screen.getByRole('button', { name: /Create file/ }));

describe('a template’s form', () => {
  it('sends its values', async () => {
    const { created } = show();
    type('IBAN', 'DE89370400440532013000');
    create();
    await waitFor(() => expect(created).toHaveLength(1));
    expect(created[0]).toEqual({
      fileName: 'sample.xml',
      fields: { messageId: 'MSG1', settlement: '2026-11-03' },
      groups: { payment: [{ amount: '10.00', iban: 'DE89370400440532013000' }], bulk: [] },
      repeat: { bulk: 10 },
    });
  });

  it('shows the weekday of a date', () => {
    show();
    screen.getByText(/^Tuesday,? 3 November 2026$/);
    type('Settlement', '2026-12-11');
    screen.getByText(/^Friday,? 11 December 2026$/);
  });

  it('offers an injected error only if the profile is known', () => {
    show();
    expect(screen.queryByRole('group', { name: /Error injection/ })).toBeNull();
  });

  it('shows a missing value at its field and sends nothing', async () => {
    const { created } = show();
    create();
    expect(await screen.findByText('Required')).toBeTruthy();
    expect(screen.getByLabelText('IBAN').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Correct the marked fields.')).toBeTruthy();
    expect(created).toHaveLength(0);
  });

  it('shows a hint for wrong check digits but can be sent, because they can be intended', async () => {
    const { created } = show();
    type('IBAN', 'DE88370400440532013000');
    expect(await screen.findByText(/check digits are wrong/)).toBeTruthy();
    create();
    await waitFor(() => expect(created).toHaveLength(1));
  });

  it('adds and removes entries within their limits', async () => {
    show();
    const add = screen.getByRole('button', { name: 'Add entry' }) as HTMLButtonElement;
    expect((screen.getByRole('button', { name: 'Remove entry 1' }) as HTMLButtonElement).disabled).toBe(true);
    fireEvent.click(add);
    expect(await screen.findAllByLabelText('IBAN')).toHaveLength(2);
    expect(add.disabled).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Remove entry 2' }));
    await waitFor(() => expect(screen.getAllByLabelText('IBAN')).toHaveLength(1));
  });

  it('asks for the number of entries of a generated group, within its limits', async () => {
    const { created } = show();
    type('IBAN', 'DE89370400440532013000');
    type('Number of entries', '10001');
    create();
    expect(await screen.findByText('A whole number from 10 to 10,000')).toBeTruthy();
    type('Number of entries', '2500');
    create();
    await waitFor(() => expect(created[0]?.repeat).toEqual({ bulk: 2500 }));
  });

  it('accepts a manual entry in a generated group, whose generated values can stay empty', async () => {
    const { created } = show();
    type('IBAN', 'DE89370400440532013000');
    fireEvent.click(screen.getByRole('button', { name: 'Add one manually' }));
    expect((await screen.findByLabelText('Reference')).getAttribute('placeholder')).toBe('generated if empty');
    create();
    await waitFor(() => expect(created[0]?.groups?.bulk).toEqual([{ reference: '' }]));
  });

  it('shows a server error at its field', async () => {
    const { fail } = show();
    fail({
      errorKey: 'template.valueInvalid',
      params: { field: 'Amount', place: '/body/values/groups/payment/0/amount' },
    });
    expect(await screen.findByText('The value of Amount is not valid.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
  });

  it('shows errors without a field at its end', () => {
    show({ errorKey: 'access.planForbids', params: {} });
    expect(screen.getByText('Your plan does not include this action.')).toBeTruthy();
  });

  it('is sent by Ctrl+Enter before any field had the focus', async () => {
    const { created } = show();
    type('IBAN', 'DE89370400440532013000');
    fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(created).toHaveLength(1));
  });

  it('is sent by Ctrl+Enter from any field', async () => {
    const { created } = show();
    type('IBAN', 'DE89370400440532013000');
    fireEvent.keyDown(screen.getByLabelText('IBAN'), { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(created).toHaveLength(1));
  });
});
