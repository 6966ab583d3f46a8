import '../testing/jsdom-gaps.fixture.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { speakEnglish } from '../testing/english-texts.fixture.ts';
import { EditingDialog } from './editing-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

beforeAll(async () => {
  await speakEnglish();
  HTMLDialogElement.prototype.showModal = function open() {
    this.setAttribute('open', '');
  };
});

const Fields = ({ onClose }: { readonly onClose: () => void }) => {
  const [text, setText] = useState('');
  return (
    <EditingDialog title="A code" unsaved={text !== ''} onClose={onClose}>
      {(close) => (
        <>
          <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
          <button type="button" onClick={close}>
            Cancel
          </button>
        </>
      )}
    </EditingDialog>
  );
};

const open = () => {
  const closed: string[] = [];
  const page = (
    <>
      <LeaveDialog unsaved={false} />
      <Fields onClose={() => closed.push('closed')} />
    </>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  render(<RouterProvider router={router} />);
  const dialog = screen.getByRole('dialog', { name: 'A code' });
  const type = () => fireEvent.change(screen.getByLabelText('Text'), { target: { value: 'typed' } });
  const question = () => screen.queryByRole('dialog', { name: 'Discard your input?' });
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  return { closed, dialog, type, question, press, go: () => act(() => router.navigate('/elsewhere')) };
};

describe('a dialog with fields', () => {
  it('closes at once if nothing was typed', () => {
    const { closed, press, question } = open();
    press('Cancel');
    expect([closed, question()]).toEqual([['closed'], null]);
  });

  it.each([
    ['its cancel button', ({ press }: ReturnType<typeof open>) => press('Cancel')],
    ['Escape', ({ dialog }: ReturnType<typeof open>) => fireEvent.keyDown(dialog, { key: 'Escape' })],
    [
      'the close request of the browser',
      ({ dialog }: ReturnType<typeof open>) => fireEvent(dialog, new Event('cancel')),
    ],
    ['a browser that closes it anyway', ({ dialog }: ReturnType<typeof open>) => fireEvent(dialog, new Event('close'))],
  ])('asks before %s discards typed text', (_, leave) => {
    const opened = open();
    opened.type();
    leave(opened);
    expect(opened.question()).not.toBeNull();
    expect(opened.closed).toEqual([]);
    opened.press('Keep editing');
    expect(opened.question()).toBeNull();
    expect((screen.getByLabelText('Text') as HTMLInputElement).value).toBe('typed');
    leave(opened);
    opened.press('Discard');
    expect(opened.closed).toEqual(['closed']);
  });

  it('asks before another page or a reload discards typed text', async () => {
    const { type, go } = open();
    const reload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(reload()).toBe(false);
    type();
    expect(reload()).toBe(true);
    await go();
    expect(screen.queryByText('Elsewhere')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });
});
