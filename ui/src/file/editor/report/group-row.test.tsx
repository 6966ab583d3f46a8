import { screen } from '@testing-library/react';
import { renderedEditor } from '../testing/rendered-editor.fixture.tsx';
import { GroupRow } from './group-row.tsx';

const row = (by: 'rule' | 'transaction', name: string) =>
  renderedEditor(<GroupRow row={{ kind: 'group', by, name, severity: 'Error', count: 2 }} />);

describe('a group of findings', () => {
  it('is a rule by its id and title', async () => {
    await row('rule', 'T-01');
    expect(screen.getByText('T-01')).toBeDefined();
    expect(await screen.findByText('Well-formed XML')).toBeDefined();
  });

  it('is a rule without a title', async () => {
    const { container } = await row('rule', 'X-99');
    expect(container.textContent).toContain('X-99');
  });

  it('is a transaction and its batch', async () => {
    const { container } = await row('transaction', '/Document/CstmrCdtTrfInitn/PmtInf[2]/CdtTrfTxInf[3]');
    expect(container.textContent).toContain('Transaction 3PmtInf[2]');
  });
});
