import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly transaction: number; readonly count: number; readonly onTurn: (transaction: number) => void };

/** Goes from one transaction of the message to another. */
export const TransactionPager = ({ transaction, count, onTurn }: Props) => {
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
      <button
        type="button"
        className="icon-button"
        aria-label={t('editor.form.previous')}
        title={t('editor.form.previous')}
        disabled={transaction <= 1}
        onClick={() => turn(transaction - 1)}
      >
        <IconChevronLeft size={16} aria-hidden />
      </button>
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
      <button
        type="button"
        className="icon-button"
        aria-label={t('editor.form.next')}
        title={t('editor.form.next')}
        disabled={transaction >= count}
        onClick={() => turn(transaction + 1)}
      >
        <IconChevronRight size={16} aria-hidden />
      </button>
    </form>
  );
};
