import { screen } from '@testing-library/react';
import { newlyOpened, type OpenFile } from '../session/open-file.ts';
import { renderedEditor } from '../testing/rendered-editor.fixture.tsx';
import { SaveState } from './save-state.tsx';

const file = (over: Partial<OpenFile>): OpenFile => ({
  ...newlyOpened('f1', 's'),
  version: 12,
  savedAt: new Date().toISOString(),
  ...over,
});

describe('the save state', () => {
  it('shows the saved version and its time', async () => {
    const { container } = await renderedEditor(<SaveState file={file({ sync: { status: 'saved' } })} away={false} />);
    expect(container.textContent).toContain('Saved v12');
    expect(container.textContent).toContain('just now');
  });

  it('says that unsaved text is stored while the connection is lost', async () => {
    await renderedEditor(<SaveState file={file({ sync: { status: 'unsaved' } })} away />);
    expect(screen.getByRole('status').textContent).toBe('Offline – will be saved when connected');
  });

  it('does not mention a lost connection if everything is saved', async () => {
    await renderedEditor(<SaveState file={file({ sync: { status: 'saved' } })} away />);
    expect(screen.getByRole('status').textContent).toBe('Saved v12');
  });
});
