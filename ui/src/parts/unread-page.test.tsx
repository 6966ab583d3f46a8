import '../testing/jsdom-gaps.fixture.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { UnreadPage } from './unread-page.tsx';

const show = (errorKey: string): string[] => {
  const tried: string[] = [];
  render(
    <MemoryRouter>
      <UnreadPage
        problem={{ errorKey, params: {} }}
        titleKey="failed"
        way={{ to: '/files', text: 'Files' }}
        onRetry={() => tried.push('again')}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'failed' })).toBeTruthy();
  expect(document.title).toBe('page.title');
  return tried;
};

describe('a page that could not be read', () => {
  beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));

  it('shows a link if the address has no resource, and offers no retry', () => {
    show('file.notFound');
    expect(screen.getByText('error.file.notFound')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Files' }).getAttribute('href')).toBe('/files');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('offers a retry if that may help', () => {
    const tried = show('connection.lost');
    fireEvent.click(screen.getByRole('button'));
    expect(tried).toEqual(['again']);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
