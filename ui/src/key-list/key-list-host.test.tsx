import '../testing/jsdom-gaps.fixture.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { speakEnglish } from '../testing/english-texts.fixture.ts';
import { KeyListHost } from './key-list-host.tsx';
import { type KeyNote, useKeyNotes } from './key-notes.ts';

const keys: readonly KeyNote[] = [['Ctrl+Enter', 'keys.create']];

const Page = () => {
  useKeyNotes(keys);
  return <input aria-label="Name" />;
};

const shown = () => screen.queryByRole('dialog', { name: 'Keyboard shortcuts', hidden: true });
const listed = () => screen.queryAllByRole('term', { hidden: true }).map((keys) => keys.textContent);

describe('the list of shortcuts', () => {
  beforeAll(speakEnglish);

  it('shows the shortcuts of the page and those of every page, on a question mark', () => {
    const { rerender } = render([<Page key="page" />, <KeyListHost key="host" />]);
    expect(shown()).toBeNull();
    fireEvent.keyDown(document.body, { key: '?', shiftKey: true });
    expect(listed()).toEqual(['Ctrl+Enter', 'Ctrl+K', 'Ctrl+E', '?']);
    fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
    expect(shown()).toBeNull();

    rerender([<KeyListHost key="host" />]);
    fireEvent.keyDown(document.body, { key: '?' });
    expect(listed()).toEqual(['Ctrl+K', 'Ctrl+E', '?']);
  });

  it('does not open on a question mark typed into a field', () => {
    render([<Page key="page" />, <KeyListHost key="host" />]);
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: '?' });
    expect(shown()).toBeNull();
  });
});
