import type { TransferStatusChanged } from '@clearbench/contracts/transfer/routes';
import { sampleSummary } from '../sample-summary.ts';
import { rowAfterTransfer } from './row-after-transfer.ts';

const change = (fields: Partial<TransferStatusChanged>) => ({ transferId: 't1', ...fields }) as TransferStatusChanged;

describe('a row whose transfer moves on', () => {
  const rejected = sampleSummary({ transferId: 't1', transferState: 'rejected', verdict: 'rejected' });

  it('keeps the verdict to the end', () =>
    expect(rowAfterTransfer(rejected, change({ to: 'closed', groupStatus: 'RJCT' }))).toMatchObject({
      transferState: 'closed',
      verdict: 'rejected',
    }));
  it('has none yet when it is sent again', () => {
    const again = rowAfterTransfer(rejected, change({ transferId: 't2', to: 'requested' }));
    expect(again).toMatchObject({ transferId: 't2', transferState: 'requested' });
    expect(again).not.toHaveProperty('verdict');
  });
  it('does not listen to an earlier sending', () =>
    expect(rowAfterTransfer(rejected, change({ transferId: 't0', to: 'settled', groupStatus: 'ACCP' }))).toBe(
      rejected,
    ));
});
