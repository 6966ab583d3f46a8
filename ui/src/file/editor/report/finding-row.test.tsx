import { fireEvent, screen } from '@testing-library/react';
import { finding } from '../testing/finding.fixture.ts';
import { renderedEditor } from '../testing/rendered-editor.fixture.tsx';
import { FindingRow } from './finding-row.tsx';

const row = (over: Partial<Parameters<typeof FindingRow>[0]> = {}) => {
  const calls: string[] = [];
  const part = (
    <FindingRow
      message={finding({
        value: 'SHAR',
        expected: 'SLEV',
        text: 'The charge bearer is SHAR.',
        textKey: 'P-07.unknown',
      })}
      index={4}
      line={33}
      current={false}
      explained={false}
      fix={undefined}
      onJump={(at) => calls.push(`jump ${at}`)}
      onExplain={(at) => calls.push(`explain ${at}`)}
      onFix={(at) => calls.push(`fix ${at}`)}
      {...over}
    />
  );
  return { calls, part };
};

describe('a finding', () => {
  it('shows severity, rule, layer, location, text, value and expected value', async () => {
    const { container } = await renderedEditor(row().part);
    for (const text of ['Error', 'P-07', 'Scheme', '33:9', 'The charge bearer is SHAR.', 'SHAR', 'SLEV', 'ChrgBr'])
      expect(container.textContent).toContain(text);
  });

  it('marks leading and trailing spaces of a value, which would be invisible', async () => {
    const { container } = await renderedEditor(
      row({ message: finding({ value: 'ATR053/ late ', expected: 'ATR053/ late' }) }).part,
    );
    expect([...container.querySelectorAll('.ed-finding-blanks')].map(({ textContent }) => textContent)).toEqual([' ']);
  });

  it('links to its location', async () => {
    const { calls, part } = row();
    await renderedEditor(part);
    fireEvent.click(screen.getByText('The charge bearer is SHAR.'));
    expect(calls).toEqual(['jump 4']);
  });

  it('offers a fix only if there is one', async () => {
    await renderedEditor(row().part);
    expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
    const { calls, part } = row({ fix: 'SLEV' });
    await renderedEditor(part);
    fireEvent.click(screen.getByRole('button', { name: 'Use SLEV' }));
    expect(calls).toEqual(['fix 4']);
  });

  it('offers to fix all findings of the rule if there are several', async () => {
    await renderedEditor(row({ fix: 'SLEV', ofRule: 1, onFixAll: () => {} }).part);
    expect(screen.queryByRole('button', { name: /^Fix all/ })).toBeNull();
    const { calls, part } = row({ fix: 'SLEV', ofRule: 1_200, onFixAll: (rule) => calls.push(`fix all ${rule}`) });
    await renderedEditor(part);
    fireEvent.click(screen.getByRole('button', { name: 'Fix all 1,200 findings of rule P-07' }));
    expect(calls).toEqual(['fix all P-07']);
  });

  it('shows its explanation, or that there is none', async () => {
    await renderedEditor(row({ explained: true }).part);
    expect(screen.getByText('No further help is available for rule P-07.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Explain', expanded: true })).toBeDefined();
  });

  it('links from its explanation to the page of its rule, in a new tab', async () => {
    await renderedEditor(row({ explained: true }).part);
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('/explain/rules/P-07');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('shows that the environment overrides its severity, only if it does', async () => {
    const { container } = await renderedEditor(row().part);
    expect(container.querySelector('.ed-finding-regraded')).toBeNull();
    await renderedEditor(row({ isRegraded: true, message: finding({ severity: 'Warning' }) }).part);
    expect(screen.getByTitle(/^This environment sets rule P-07 to Warning;/)).toBeTruthy();
  });

  it('has no link if a rule has no page', async () => {
    await renderedEditor(row({ explained: true, message: finding({ ruleId: 'validator.broken' }) }).part);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
