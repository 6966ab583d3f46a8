import { IconArrowBackUp } from 'virtual:icons';
import type { RemovedFile } from '@clearbench/contracts/file/removed-routes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import type { Figures } from '../../parts/figures.ts';
import { DirectionBadge } from '../badges.tsx';

type Props = {
  readonly row: RemovedFile;
  readonly figures: Figures;
  readonly now: number;
  readonly chosen: boolean;
  readonly busy: boolean;
  readonly canRestore: boolean;
  readonly onToggle: (fileId: string) => void;
  readonly onRestore: (fileId: string) => void;
};

/** Who deleted the file, or that its retention period ended. */
const RemovalReason = ({ row: { reason, deletedByName } }: Pick<Props, 'row'>) => {
  const { t } = useTranslation();
  const text =
    deletedByName === undefined
      ? t(`removed.reason.${reason}`)
      : t('removed.reason.deletedBy', { name: deletedByName });
  return <span title={text}>{text}</span>;
};

/** A removed file, the time until which it can be restored, and the button to restore it. */
export const RemovedRow = ({ row, figures, now, chosen, busy, canRestore, onToggle, onRestore }: Props) => {
  const { t } = useTranslation();
  const { fileId, fileName } = row;
  const until = figures.toTheMinute(row.restorableUntil);
  return (
    <tr aria-selected={chosen} data-busy={busy || undefined}>
      <td className="removed-choice">
        <input
          type="checkbox"
          className="choice"
          aria-label={t('removed.choose', { fileName })}
          checked={chosen}
          onChange={() => onToggle(fileId)}
        />
      </td>
      <td className="removed-name">
        <DirectionBadge direction={row.direction} />
        <span className="clipped" title={fileName}>
          {fileName}
        </span>
      </td>
      <td className="removed-messageType">{row.messageType ?? '–'}</td>
      <td className="removed-removed figures">
        <time dateTime={row.removedAt} title={figures.moment(row.removedAt)}>
          {figures.since(row.removedAt, now)}
        </time>
      </td>
      <td className="removed-reason">
        <RemovalReason row={row} />
      </td>
      <td className="removed-until figures">
        <time className="removed-until-wide" dateTime={row.restorableUntil}>
          {until}
        </time>
        <span className="removed-until-narrow">{t('removed.until', { moment: until })}</span>
      </td>
      <td className="removed-order">
        <Button
          icon={<IconArrowBackUp size={15} aria-hidden="true" />}
          aria-label={t('removed.restoreOf', { fileName })}
          title={canRestore ? undefined : t('removed.planForbids')}
          disabled={busy || !canRestore}
          onClick={() => onRestore(fileId)}
        >
          {t('removed.restore')}
        </Button>
      </td>
    </tr>
  );
};
