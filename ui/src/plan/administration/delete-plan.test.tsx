import '../../testing/jsdom-gaps.fixture.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Problem } from '../../saga/problem.ts';
import { speakEnglish } from '../../testing/english-texts.fixture.ts';
import { DeletePlan } from './delete-plan.tsx';
import { freshPlan, type StoredPlan } from './plan-terms.ts';

beforeAll(speakEnglish);

const plan: StoredPlan = { ...freshPlan, planName: 'Reader', planId: 'p1', version: 1, assigned: 0 };
const lost: Problem = { errorKey: 'connection.lost', params: {} };

describe('the dialog that deletes a plan', () => {
  it('shows why the plan could not be deleted, and no earlier error', () => {
    const removed: string[] = [];
    render(
      <MemoryRouter>
        <DeletePlan
          plan={plan}
          others={[]}
          problem={lost}
          removing={false}
          onRemove={(how = '') => removed.push(how)}
          onClose={() => undefined}
        />
      </MemoryRouter>,
    );
    expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
    fireEvent.click(screen.getByText('Delete plan'));
    expect(removed).toEqual(['']);
    expect(screen.getByRole('alert', { hidden: true }).textContent).toMatch(/server/i);
  });
});
