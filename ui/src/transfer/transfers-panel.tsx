import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Skeletons } from '../parts/skeletons.tsx';
import { TroubleBox } from '../parts/trouble-box.tsx';
import { NeverSent, type SendOffer } from './never-sent.tsx';
import { TransferCard } from './transfer-card.tsx';
import {
  selectTransfers,
  type TransferState,
  transfersHidden,
  transfersRequested,
  transfersShown,
} from './transfer-slice.ts';

type Props = SendOffer & {
  readonly fileId: string;
  /** The current time in milliseconds; countdowns follow it. */
  readonly now: number;
};

/** Every transfer of a file, newest first, updated live. */
export const TransfersPanel = ({ fileId, now, ...offer }: Props) => {
  const dispatch = useDispatch();
  const { status, items, trouble } = useSelector((root: { transfer: TransferState }) => selectTransfers(root, fileId));
  useEffect(() => {
    dispatch(transfersShown({ fileId }));
    return () => {
      dispatch(transfersHidden({ fileId }));
    };
  }, [dispatch, fileId]);

  if (trouble && items.length === 0)
    return (
      <TroubleBox
        trouble={trouble}
        titleKey="transfer.failed"
        onRetry={() => dispatch(transfersRequested({ fileId }))}
      />
    );
  if (status !== 'idle' && items.length === 0) return <Skeletons rows={8} />;
  if (items.length === 0) return <NeverSent {...offer} />;
  return (
    <div className="tr-list" aria-busy={status === 'loading'}>
      {items.map((transfer) => (
        <TransferCard key={transfer.transferId} transfer={transfer} now={now} />
      ))}
    </div>
  );
};
