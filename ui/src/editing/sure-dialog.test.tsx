import '../testing/jsdom-gaps.fixture.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { speakEnglish } from '../testing/english-texts.fixture.ts';
import { SureDialog } from './sure-dialog.tsx';

beforeAll(async () => {
  await speakEnglish();
  HTMLDialogElement.prototype.showModal = function open() {
    this.setAttribute('open', '');
  };
});

const show = (some: { readonly anyCase?: boolean; readonly inUse?: boolean } = {}) => {
  const removed: string[] = [];
  const rest = { inUse: false, problem: undefined, removing: false, onClose: () => undefined, ...some };
  render(
    <SureDialog title="Delete?" name="Bench" ask="Type it" onRemove={() => removed.push('Bench')} {...rest}>
      All of it goes.
    </SureDialog>,
  );
  const field = screen.getByLabelText('Type it');
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    const form = field.closest('form');
    if (form) fireEvent.submit(form);
    return removed.length;
  };
  return { field, type };
};

describe('a confirmation that requires a name', () => {
  it('opens with the focus in its field', () => {
    const { field } = show();
    expect(document.activeElement).toBe(field);
  });

  it('deletes only after the exact name was typed', () => {
    const { type } = show();
    expect([type(''), type('bench'), type(' Bench ')]).toEqual([0, 0, 1]);
  });

  it('ignores upper and lower case of an e-mail address', () => expect(show({ anyCase: true }).type('bENCH')).toBe(1));

  it('does not delete an item in use', () => expect(show({ inUse: true }).type('Bench')).toBe(0));
});
