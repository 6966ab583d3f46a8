import type { MessageForm } from '@clearbench/validation/form/form-node';
import { IconAlertTriangle, IconArrowBackUp, IconArrowForwardUp, IconTarget } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TextSource } from '../text/text-source.ts';
import { TransactionPager } from './transaction-pager.tsx';

type Props = {
  readonly form: MessageForm | undefined;
  readonly source: TextSource;
  readonly fixed: boolean;
  /** A transaction with a finding, other than the one shown. */
  readonly withFinding: number | undefined;
  readonly onTurn: (transaction: number) => void;
  readonly onCursor: () => void;
};

type ToolProps = { readonly label: string; readonly onClick: () => void; readonly children: ReactNode };

const Tool = ({ label, onClick, children }: ToolProps) => (
  <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
    {children}
  </button>
);

/** What can be done with the form as a whole. */
export const FormBar = ({ form, source, fixed, withFinding, onTurn, onCursor }: Props) => {
  const { t } = useTranslation();
  const read = form?.status === 'form' ? form : undefined;
  const count = read?.transactionLines.length ?? 0;
  return (
    <div className="ed-panel-bar">
      {read && count > 1 ? (
        <span className="fm-tools">
          <TransactionPager transaction={read.transaction} count={count} onTurn={onTurn} />
          {withFinding !== undefined && (
            <Tool label={t('editor.form.withFinding')} onClick={() => onTurn(withFinding)}>
              <IconAlertTriangle size={16} aria-hidden />
            </Tool>
          )}
        </span>
      ) : (
        <span className="fm-message">{read?.message}</span>
      )}
      <span className="fm-tools">
        <Tool label={t('editor.form.atCursor')} onClick={onCursor}>
          <IconTarget size={16} aria-hidden />
        </Tool>
        {!fixed && (
          <>
            <Tool label={t('editor.form.undo')} onClick={() => source.undo()}>
              <IconArrowBackUp size={16} aria-hidden />
            </Tool>
            <Tool label={t('editor.form.redo')} onClick={() => source.redo()}>
              <IconArrowForwardUp size={16} aria-hidden />
            </Tool>
          </>
        )}
      </span>
    </div>
  );
};
