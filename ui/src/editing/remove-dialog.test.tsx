import '../testing/jsdom-gaps.fixture.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { speakEnglish } from '../testing/english-texts.fixture.ts';
import { RemoveDialog } from './remove-dialog.tsx';

beforeAll(async () => {
  await speakEnglish();
  HTMLDialogElement.prototype.showModal = function open() {
    this.setAttribute('open', '');
  };
});

const dialog = (errorKey: string) => (
  <RemoveDialog
    title="Delete?"
    failedText="Delete template failed"
    inUse={false}
    problem={{ errorKey, params: {} }}
    removing={false}
    onRemove={() => undefined}
    onClose={() => undefined}
  >
    It goes.
  </RemoveDialog>
);

describe('the confirmation before a deletion', () => {
  it('shows the reason of a failed deletion, but no earlier error', () => {
    const { rerender } = render(dialog('template.stale'));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
    rerender(dialog('template.notFound'));
    expect(screen.getByRole('alert').textContent).toBe('Delete template failed: This template does not exist.');
  });
});
