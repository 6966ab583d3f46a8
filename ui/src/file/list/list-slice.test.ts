import type { TransferStatusChanged } from '@clearbench/contracts/transfer/routes';
import { sampleSummary } from '../testing/file-summary.fixture.ts';
import { rowAfterTransfer } from './list-slice.ts';

const change = (fields: Partial<TransferStatusChanged>) => ({ transferId: 't1', ...fields }) as TransferStatusChanged;

describe('a row whose transfer changes its status', () => {
  const rejected = sampleSummary({ transferId: 't1', transferState: 'rejected', verdict: 'rejected' });

  it('keeps the result to the end', () =>
    expect(rowAfterTransfer(rejected, change({ to: 'closed', groupStatus: 'RJCT' }))).toMatchObject({
      transferState: 'closed',
      verdict: 'rejected',
    }));
  it('has no result yet when it is sent again', () => {
    const again = rowAfterTransfer(rejected, change({ transferId: 't2', to: 'requested' }));
    expect(again).toMatchObject({ transferId: 't2', transferState: 'requested' });
    expect(again).not.toHaveProperty('verdict');
  });
  it('ignores an earlier transfer', () =>
    expect(rowAfterTransfer(rejected, change({ transferId: 't0', to: 'settled', groupStatus: 'ACCP' }))).toBe(
      rejected,
    ));
});
