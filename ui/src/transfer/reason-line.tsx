import type { EngineReason } from '@clearbench/contracts/transfer/clearing';
import { useTranslation } from 'react-i18next';
import { reasonText } from './reason-text.ts';
import { RuleLink } from './rule-link.tsx';

/** The reason for an action of the engine, and its meaning. */
export const ReasonLine = ({ reason }: { readonly reason: EngineReason }) => {
  const { t } = useTranslation();
  const { layer, trigger, transactionId, bulk, rule } = reason;
  return (
    <p className="tr-reason">
      <span className="tr-layer">{t(`transfer.layer.${layer}`)}</span>
      {bulk !== undefined && <span className="muted">{t('transfer.bulks.one', { number: bulk })}</span>}
      {trigger && <code>{trigger}</code>}
      <span>{reasonText(t, reason)}</span>
      {rule?.version !== undefined && <RuleLink rule={rule} />}
      {transactionId !== undefined && <code className="muted">{transactionId}</code>}
    </p>
  );
};
