import '../../testing/jsdom-gaps.fixture.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { speakEnglish } from '../../testing/english-texts.fixture.ts';
import { InjectedErrorField } from './injected-error-field.tsx';

beforeAll(speakEnglish);

const checked = { messageType: 'pacs.008.001.08', scheme: 'sct', rbVersion: '2025' } as const;

const show = async (ruleId?: string) => {
  const selected: (string | undefined)[] = [];
  await act(async () => {
    render(<InjectedErrorField checked={checked} ruleId={ruleId} onRule={(chosen) => selected.push(chosen)} />);
  });
  return selected;
};

describe('the field for an injected error', () => {
  it('shows that there is none', async () => {
    await show();
    expect(screen.getByRole('group', { name: /Error injection/ }).textContent).toContain('None');
    expect(screen.queryByRole('button', { name: 'Remove error' })).toBeNull();
  });

  it('names the selected rule, and can be cleared', async () => {
    const selected = await show('T-05');
    expect(await screen.findByText('T-05')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Remove error' }));
    expect(selected).toEqual([undefined]);
  });
});
