import { type ComponentProps, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { NotSentYet, type SendOffer } from './not-sent-yet.tsx';
import { RuleAddresses } from './rule-link.tsx';
import { TransferCard } from './transfer-card.tsx';
import {
  selectTransfers,
  type TransferState,
  transfersHidden,
  transfersRequested,
  transfersShown,
} from './transfer-slice.ts';
import { useRuleAddresses } from './use-rule-addresses.ts';

type Props = SendOffer & {
  readonly fileId: string;
  /** The current time in milliseconds; countdowns follow it. */
  readonly now: number;
};

/** A transfer whose rules link to their scenario lists. */
const LinkedTransfer = (props: ComponentProps<typeof TransferCard>) => (
  <RuleAddresses value={useRuleAddresses(props.transfer)}>
    <TransferCard {...props} />
  </RuleAddresses>
);

/** Every transfer of a file, newest first, updated live. */
export const TransfersPanel = ({ fileId, now, ...offer }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { status, items, problem } = useSelector((root: { transfer: TransferState }) => selectTransfers(root, fileId));
  useEffect(() => {
    dispatch(transfersShown({ fileId }));
    return () => {
      dispatch(transfersHidden({ fileId }));
    };
  }, [dispatch, fileId]);

  if (problem && items.length === 0)
    return (
      <ProblemNotice
        problem={problem}
        titleKey="transfer.failed"
        onRetry={() => dispatch(transfersRequested({ fileId }))}
      />
    );
  if (status !== 'idle' && items.length === 0) return <Skeletons rows={8} />;
  if (items.length === 0) return <NotSentYet {...offer} />;
  return (
    <div className="tr-list" aria-busy={status === 'loading'}>
      <p className="tr-conversation">
        <Link to={`/file/${fileId}/conversation`}>{t('conversation.open')}</Link>
      </p>
      {items.map((transfer) => (
        <LinkedTransfer key={transfer.transferId} transfer={transfer} now={now} />
      ))}
    </div>
  );
};
