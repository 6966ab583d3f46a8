import { IconCheck, IconLicense, IconX } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Button, IconButton } from '../../../parts/button.tsx';
import { bulkRead, selectBulk } from './bulk-slice.ts';
import type { UserActions } from './user-actions.ts';

type Props = { readonly chosen: readonly string[]; readonly actions: UserActions; readonly onClear: () => void };

const icon = { size: 15, 'aria-hidden': true } as const;

/** The commands for the selected users. */
export const BulkBar = ({ chosen, actions, onClear }: Props) => {
  const { t } = useTranslation();
  const { running } = useSelector(selectBulk);
  const busy = running !== undefined;
  const label = t('userList.chosen', { count: chosen.length });
  return (
    <div className="chosen-bar" role="toolbar" aria-label={label}>
      <strong className="figures">{label}</strong>
      <Button icon={<IconCheck {...icon} />} disabled={busy} onClick={() => actions.approve(chosen)}>
        {t('userList.approve')}
      </Button>
      <Button icon={<IconX {...icon} />} disabled={busy} onClick={() => actions.reject(chosen)}>
        {t('userList.reject')}
      </Button>
      <Button icon={<IconLicense {...icon} />} disabled={busy} onClick={() => actions.askPlan(chosen)}>
        {t('userList.changePlan')}
      </Button>
      <button type="button" className="link-button" onClick={onClear}>
        {t('userList.chooseNone')}
      </button>
    </div>
  );
};

/** The result of the last command, until it is closed. */
export const BulkResults = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { running, done, problem } = useSelector(selectBulk);
  if (running) return <BulkLine tone="info" text={t('userList.running')} />;
  const close = () => dispatch(bulkRead());
  if (problem) return <BulkLine tone="bad" text={t(`error.${problem.errorKey}`, problem.params)} onClose={close} />;
  if (!done) return null;
  const text = t(`userList.done.${done.type}`, { count: done.succeeded });
  return done.failed === 0 ? (
    <BulkLine tone="good" text={text} onClose={close} />
  ) : (
    <BulkLine tone="bad" text={`${text} ${t('userList.done.failed', { count: done.failed })}`} onClose={close} />
  );
};

type LineProps = { readonly tone: string; readonly text: string; readonly onClose?: () => void };

const BulkLine = ({ tone, text, onClose }: LineProps) => {
  const { t } = useTranslation();
  return (
    <div className="bulk-line" data-tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
      <span>{text}</span>
      {onClose && (
        <IconButton label={t('notice.close')} onClick={onClose}>
          <IconX size={14} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
};
