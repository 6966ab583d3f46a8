import '../../testing/jsdom-gaps.fixture.ts';
import { configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { speakEnglish } from '../../testing/english-texts.fixture.ts';
import { UploadPanel } from './upload-panel.tsx';
import type { Upload } from './upload-slice.ts';

const target = { environmentToken: 'sct', rbVersion: '2025' } as const;
const uploads: readonly Upload[] = [
  { id: '1', name: 'good.xml', size: 1, target, status: 'done', fileId: 'f1' },
  { id: '2', name: 'large.xml', size: 1, target, status: 'failed', problem: { errorKey: 'file.tooLarge', params: {} } },
  { id: '3', name: 'late.xml', size: 1, target, status: 'waiting' },
];

describe('the upload panel', () => {
  beforeAll(speakEnglish);

  it('counts rejected files, and shows them first', () => {
    render(
      <Provider store={configureStore({ reducer: () => ({}) })}>
        <MemoryRouter>
          <UploadPanel uploads={uploads} asking={false} onFiles={() => undefined} onClose={() => undefined} />
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.getByRole('status').textContent).toMatch(/^2 of 3 done1 rejected/);
    const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.match(/^\w+\.xml/)?.[0]);
    expect(names).toEqual(['large.xml', 'good.xml', 'late.xml']);
  });
});
