import '../../../testing/jsdom-gaps.fixture.ts';
import { fireEvent, screen } from '@testing-library/react';
import { renderedEditor } from '../testing/rendered-editor.fixture.tsx';
import { CreatedQuestion, FixAllResult } from './fix-all-of-rule.tsx';

const edits = [
  { offset: 1, length: 4, text: 'SLEV' },
  { offset: 9, length: 4, text: 'SLEV' },
];

describe('fixing all findings of a rule', () => {
  it('says how many are fixed and that none remain', async () => {
    const { container } = await renderedEditor(
      <FixAllResult ruleId="P-07" fixes={{ edits, remaining: [], created: [] }} />,
    );
    expect(container.textContent).toContain('P-07 2 findings fixed. No findings remain.');
  });

  it('says how many remain and why', async () => {
    const remaining = [
      { reason: 'noFix' as const, count: 1 },
      { reason: 'notListed' as const, count: 4_000 },
    ];
    const { container } = await renderedEditor(
      <FixAllResult ruleId="P-07" fixes={{ edits, remaining, created: [] }} />,
    );
    expect(container.textContent).toContain('4,001 remain:');
    expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
      '1 has no automatic fix',
      '4,000 are not shown in the report',
    ]);
  });

  it('names the findings that a fix creates and asks first', async () => {
    const calls: string[] = [];
    const created = [{ severity: 'Error' as const, ruleId: 'G-02', count: 3 }];
    await renderedEditor(
      <CreatedQuestion
        ruleId="P-07"
        fixes={{ edits, remaining: [], created }}
        onFix={() => calls.push('fix')}
        onCancel={() => calls.push('cancel')}
      />,
    );
    expect(screen.getByRole('listitem', { hidden: true }).textContent).toBe('G-023 new errors');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Fix 2 findings anyway', hidden: true }));
    expect(calls).toEqual(['cancel', 'fix']);
  });
});
