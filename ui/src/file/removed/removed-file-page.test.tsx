import '../../testing/jsdom-gaps.fixture.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { speakEnglish } from '../../testing/english-texts.fixture.ts';
import { RemovedFilePage } from './removed-file-page.tsx';

beforeAll(speakEnglish);

const problem = {
  errorKey: 'file.removed',
  params: {
    fileId: 'f1',
    fileName: 'payment.xml',
    reason: 'deleted',
    by: 'Tina Tester',
    removedAt: '2026-11-02T08:00:00.000Z',
    restorableUntil: '2026-11-09T08:00:00.000Z',
  },
};

const show = (changes: { canRestore?: boolean; params?: object } = {}) => {
  const restored: string[] = [];
  const onRestored = () => void restored.push('shown');
  render(
    <MemoryRouter>
      <RemovedFilePage
        problem={{ ...problem, params: { ...problem.params, ...changes.params } }}
        filesPath="/files/sct/2025"
        canRestore={changes.canRestore ?? true}
        restore={async (fileId) => restored.push(fileId)}
        onRestored={onRestored}
      />
    </MemoryRouter>,
  );
  return restored;
};

describe('the address of a removed file', () => {
  it('shows who deleted the file, and restores it', async () => {
    const restored = show();
    expect(screen.getByRole('heading', { name: 'This file was deleted' })).toBeTruthy();
    expect(screen.getByText(/Tina Tester deleted “payment\.xml” on 2 Nov 2026/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(restored).toEqual(['f1', 'shown']));
  });

  it('shows that an expired file expired', () => {
    show({ params: { reason: 'expired', by: '' } });
    expect(screen.getByRole('heading', { name: /after its retention period/ })).toBeTruthy();
    expect(screen.getByText(/“payment\.xml” was removed on/)).toBeTruthy();
  });

  it('offers no restore to a user whose plan does not allow changes', () => {
    const restored = show({ canRestore: false });
    fireEvent.click(screen.getByRole('button', { name: /Restore/ }));
    expect(restored).toEqual([]);
  });
});
