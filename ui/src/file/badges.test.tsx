import { render, screen } from '@testing-library/react';
import { speakEnglish } from '../testing/english-texts.fixture.ts';
import { FindingsBadge } from './badges.tsx';

beforeAll(speakEnglish);

describe('the findings of a file', () => {
  it.each([
    [12_345, 98_765, '12,345 errors, 98,765 warnings', '12,34598,765'],
    [1, 1, '1 error, 1 warning', '11'],
    [0, 2, '2 warnings', '2'],
    [0, 0, 'No errors or warnings', ''],
  ])(
    'are shown as grouped figures, and as a sentence for screen readers: %d, %d',
    (errors, warnings, sentence, figures) => {
      render(<FindingsBadge errors={errors} warnings={warnings} />);
      expect(screen.getByRole('img', { name: sentence }).textContent).toBe(figures);
    },
  );
});
