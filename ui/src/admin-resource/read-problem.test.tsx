import '../testing/jsdom-gaps.fixture.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { ReadProblem } from './read-problem.tsx';

const show = (errorKey: string): string[] => {
  const tried: string[] = [];
  const back = { to: '/admin/plan', text: 'Plans' };
  render(
    <MemoryRouter>
      <ReadProblem
        problem={{ errorKey, params: {} }}
        titleKey="failed"
        back={back}
        onRetry={() => tried.push('again')}
      />
    </MemoryRouter>,
  );
  expect(screen.getByRole('link').getAttribute('href')).toBe('/admin/plan');
  return tried;
};

describe('a form whose resource could not be read', () => {
  beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));

  it.each(['plan.notFound', 'request.invalid'])('leads back, and asks nobody to try again, after %s', (errorKey) => {
    show(errorKey);
    expect(screen.getByText('editing.nowhere')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be retried where a retry may help', () => {
    const tried = show('connection.lost');
    fireEvent.click(screen.getByRole('button'));
    expect(tried).toEqual(['again']);
    expect(screen.getByText('failed')).toBeTruthy();
  });
});
