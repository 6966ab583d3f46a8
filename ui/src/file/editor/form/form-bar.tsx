import {
  IconAlertTriangle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconChevronLeft,
  IconChevronRight,
  IconListTree,
  IconTarget,
} from 'virtual:icons';
import type { MessageForm } from '@clearbench/authoring/form/form-node';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../parts/button.tsx';
import { useShownElements } from '../language/shown-elements.ts';
import type { TextSource } from '../text/text-source.ts';

type PagerProps = {
  readonly transaction: number;
  readonly count: number;
  readonly onTurn: (transaction: number) => void;
};

/** Navigates between the transactions of the message. */
const TransactionPager = ({ transaction, count, onTurn }: PagerProps) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(String(transaction));
  useEffect(() => setTyped(String(transaction)), [transaction]);
  const turn = (to: number) => {
    const next = Math.min(count, Math.max(1, Math.round(to) || transaction));
    setTyped(String(next));
    if (next !== transaction) onTurn(next);
  };
  return (
    <form
      className="fm-pager"
      aria-label={t('editor.form.transactions')}
      onSubmit={(event) => {
        event.preventDefault();
        turn(Number(typed));
      }}
    >
      <IconButton label={t('editor.form.previous')} disabled={transaction <= 1} onClick={() => turn(transaction - 1)}>
        <IconChevronLeft size={16} aria-hidden />
      </IconButton>
      <label>
        <span>{t('editor.form.transaction')}</span>{' '}
        <input
          className="input figures"
          inputMode="numeric"
          size={Math.max(2, String(count).length)}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => turn(Number(typed))}
        />
      </label>
      <span className="figures">{t('editor.form.of', { count })}</span>
      <IconButton label={t('editor.form.next')} disabled={transaction >= count} onClick={() => turn(transaction + 1)}>
        <IconChevronRight size={16} aria-hidden />
      </IconButton>
    </form>
  );
};

type Props = {
  readonly form: MessageForm | undefined;
  readonly source: TextSource;
  readonly fixed: boolean;
  /** Another transaction with a finding. */
  readonly withFinding: number | undefined;
  readonly onTurn: (transaction: number) => void;
  readonly onCursor: () => void;
};

/** The actions for the whole form. */
export const FormBar = ({ form, source, fixed, withFinding, onTurn, onCursor }: Props) => {
  const { t } = useTranslation();
  const { showsAll, toggle } = useShownElements();
  const read = form?.status === 'form' ? form : undefined;
  const count = read?.transactionLines.length ?? 0;
  return (
    <div className="ed-panel-bar">
      {read && count > 1 ? (
        <span className="fm-tools">
          <TransactionPager transaction={read.transaction} count={count} onTurn={onTurn} />
          {withFinding !== undefined && (
            <IconButton label={t('editor.form.withFinding')} onClick={() => onTurn(withFinding)}>
              <IconAlertTriangle size={16} aria-hidden />
            </IconButton>
          )}
        </span>
      ) : (
        <span className="fm-message">{read?.message}</span>
      )}
      <span className="fm-tools">
        {read?.subset && (
          <IconButton label={t('editor.elements.show')} aria-pressed={showsAll} onClick={toggle}>
            <IconListTree size={16} aria-hidden />
          </IconButton>
        )}
        <IconButton label={t('editor.form.atCursor')} onClick={onCursor}>
          <IconTarget size={16} aria-hidden />
        </IconButton>
        {!fixed && (
          <>
            <IconButton label={t('editor.form.undo')} onClick={() => source.undo()}>
              <IconArrowBackUp size={16} aria-hidden />
            </IconButton>
            <IconButton label={t('editor.form.redo')} onClick={() => source.redo()}>
              <IconArrowForwardUp size={16} aria-hidden />
            </IconButton>
          </>
        )}
      </span>
    </div>
  );
};
