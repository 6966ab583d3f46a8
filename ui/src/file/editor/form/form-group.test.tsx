import type { FormChange } from '@clearbench/authoring/form/form-edit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { speakEnglish } from '../../../testing/english-texts.fixture.ts';
import { sampleGroup } from '../testing/form-nodes.fixture.ts';
import { FormWorkProvider } from './form-context.ts';
import { FormGroup } from './form-group.tsx';

const show = (fixed: boolean, node = sampleGroup()): FormChange[] => {
  const changes: FormChange[] = [];
  const change = (what: FormChange) => {
    changes.push(what);
    return Promise.resolve(undefined);
  };
  render(
    <FormWorkProvider value={{ fixed, change, findings: new Map(), current: undefined, onJump: () => {} }}>
      <FormGroup node={node} depth={0} />
    </FormWorkProvider>,
  );
  return changes;
};

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
const list = (name: string | RegExp) => screen.getByLabelText<HTMLSelectElement>(name);

describe('the form on screen', () => {
  beforeAll(speakEnglish);

  it('has a labelled control for every value', () => {
    show(false);
    expect(field(/^Message id/).value).toBe('M1');
    expect(field(/^Settlement date/).type).toBe('date');
    expect(field(/^Amount/).value).toBe('1.00');
    expect(field('Currency of Amount').value).toBe('EUR');
    expect(field('Account: IBAN').value).toBe('DE89');
    expect(list('Type of Account').selectedOptions[0]?.textContent).toBe('IBAN');
    expect(list(/^Charge bearer/).selectedOptions[0]?.textContent).toBe('SLEV – As the service level says');
  });

  it('writes a value into the text when its field loses the focus', async () => {
    const changes = show(false);
    const id = field(/^Message id/);
    fireEvent.change(id, { target: { value: 'M-9' } });
    await act(async () => fireEvent.blur(id));
    expect(changes).toEqual([{ kind: 'value', path: '/Tx/MsgId', value: 'M-9' }]);
  });

  it('selects another option, adds and removes elements', async () => {
    const changes = show(false);
    fireEvent.change(list('Type of Account'), { target: { value: 'Othr' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove Message id' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add to Transaction' }));
    fireEvent.click(screen.getByRole('option', { name: /Purpose/, hidden: true }));
    expect(changes).toEqual([
      { kind: 'choose', path: '/Tx/Id', tag: 'Othr' },
      { kind: 'remove', path: '/Tx/MsgId' },
      { kind: 'add', path: '/Tx', tag: 'Purp' },
    ]);
  });

  it('discards the text being typed on undo', async () => {
    const changes = show(false);
    const id = field(/^Message id/);
    fireEvent.change(id, { target: { value: 'M-9' } });
    fireEvent.keyDown(id, { key: 'z', ctrlKey: true });
    await act(async () => fireEvent.blur(id));
    expect(id.value).toBe('M1');
    expect(changes).toEqual([]);
  });

  it('shows at once why a value is invalid, and keeps the value', () => {
    show(false, sampleGroup('2026-13-15', { fault: 'date' }));
    const date = field(/^Settlement date/);
    expect([date.type, date.value, date.getAttribute('aria-invalid')]).toEqual(['text', '2026-13-15', 'true']);
    expect(screen.getByText('Enter a date such as 2026-01-31.')).toBeTruthy();
  });

  it('explains a field, and for a choice also its selected option', () => {
    show(false);
    const helpOf = (name: string | RegExp) =>
      (field(name).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(helpOf(/^Message id/)).toEqual(['What its sender calls the message.']);
    expect(helpOf('Account: IBAN')).toEqual(['Tells the account apart. An account number that many countries share.']);
    expect(screen.getByText(/^Message id/).title).toBe('What its sender calls the message.');
  });

  it('changes nothing if it is read-only', () => {
    show(true);
    expect(field(/^Message id/).readOnly).toBe(true);
    expect(list(/^Charge bearer/).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /Add|Remove|Duplicate/ })).toBeNull();
  });
});
