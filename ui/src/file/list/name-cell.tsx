import {
  IconChevronDown,
  IconChevronRight,
  IconClock,
  IconCopy,
  IconCornerDownRight,
  IconFileZip,
  IconHourglassLow,
} from 'virtual:icons';
import { normalizedFileName } from '@clearbench/contracts/file/file-name';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { clearingTime } from '../../environment-clock/clearing-time.ts';
import { expiresSoon, timeLeft } from '../expires-at.ts';
import { ConversationNote } from './conversation-note.tsx';
import type { ListedFile } from './conversation-rows.ts';
import { useListContext } from './list-context.ts';

/** The remaining time in the last days before a file is removed. */
const ExpiryNote = ({ row }: { readonly row: VipFileSummary }) => {
  const { t, i18n } = useTranslation();
  const { now, figures } = useListContext();
  if (row.expiresAt === undefined || !expiresSoon(row, now)) return null;
  const when = timeLeft(row.expiresAt, now, i18n.language);
  return (
    <span className="goes-note" title={t('expiry.help', { moment: figures.moment(row.expiresAt) })}>
      <IconHourglassLow size={13} aria-hidden="true" />
      <span className="goes-words">{when === undefined ? t('expiry.shortly') : t('expiry.soon', { when })}</span>
    </span>
  );
};

/** The business time of the creation or delivery of a file, where the clock of the environment is not the real one. */
const BusinessTimeNote = ({ row: { businessAt } }: { readonly row: VipFileSummary }) => {
  const { t, i18n } = useTranslation();
  if (businessAt === undefined) return null;
  const time = clearingTime(businessAt, i18n.language);
  return (
    <span className="name-note" title={t('fileList.businessAtHelp', { time })}>
      <IconClock size={13} aria-hidden="true" />
      <span className="clipped">{time}</span>
    </span>
  );
};

/** Opens or closes the answers of a file; the arrow keys do the same. */
const OpenButton = ({ row }: Props) => {
  const { t } = useTranslation();
  const { placeOf, toggleOpen } = useListContext();
  const place = placeOf(row.fileId);
  if (place === undefined || place.level === 2) return null;
  if (place.isOpen === undefined) return <span className="open-answers" />;
  const label = t(place.isOpen ? 'fileList.closeAnswers' : 'fileList.openAnswers', { fileName: row.fileName });
  const Icon = place.isOpen ? IconChevronDown : IconChevronRight;
  return (
    <button
      type="button"
      tabIndex={-1}
      className="open-answers"
      aria-label={label}
      title={label}
      onClick={() => toggleOpen(row.fileId)}
    >
      <Icon size={14} aria-hidden="true" />
    </button>
  );
};

type Props = { readonly row: ListedFile };

/** The field that renames a file in place: Enter saves, Escape cancels. */
const NameField = ({ row }: Props) => {
  const { t } = useTranslation();
  const { rename, endRename } = useListContext();
  const [typed, setTyped] = useState(row.fileName);
  const name = normalizedFileName(typed);

  const faultId = useId();
  const over = useRef(false);

  // Leaving the page removes the focus, which would end the editing twice.
  const end = (keep: boolean) => {
    if (over.current) return;
    over.current = true;
    if (keep && name !== undefined && name !== row.fileName) rename(row.fileId, name);
    endRename();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter' && name !== undefined) end(true);
    if (event.key === 'Escape') end(false);
  };
  const start = (field: HTMLInputElement | null) => {
    if (!field || field === document.activeElement) return;
    field.focus();
    field.setSelectionRange(0, Math.max(0, field.value.lastIndexOf('.')) || field.value.length);
  };

  return (
    <>
      <input
        ref={start}
        className="name-field"
        aria-label={t('fileList.newName')}
        aria-invalid={name === undefined}
        aria-describedby={faultId}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => end(true)}
      />
      <span id={faultId} className="name-fault" role="status">
        {name === undefined && t('error.file.badName')}
      </span>
    </>
  );
};

/** The link to the file, and the file it answers or repeats. */
export const NameCell = ({ row }: Props) => {
  const { t } = useTranslation();
  const { renaming, nameOf, placeOf } = useListContext();
  const isBelowItsFile = placeOf(row.fileId)?.level === 2;
  const cause = row.causedByFileId && nameOf(row.causedByFileId);
  const answers = cause ? t('fileList.answersFile', { cause }) : t('fileList.answers');
  if (renaming === row.fileId) return <NameField row={row} />;
  return (
    <span className="name" data-level={isBelowItsFile ? 2 : undefined}>
      <OpenButton row={row} />
      <Link className="name-link" to={`/file/${row.fileId}`} tabIndex={-1} title={row.fileName}>
        {row.fileName}
      </Link>
      <ConversationNote row={row} />
      {row.causedByFileId && !isBelowItsFile && (
        <Link className="name-note" to={`/file/${row.causedByFileId}`} tabIndex={-1} title={answers}>
          <IconCornerDownRight size={13} aria-hidden="true" />
          <span className="clipped">{answers}</span>
        </Link>
      )}
      {row.duplicateOf && (
        <Link className="name-note" to={`/file/${row.duplicateOf}`} tabIndex={-1} title={t('fileList.duplicateHelp')}>
          <IconCopy size={13} aria-hidden="true" />
          {t('fileList.duplicate')}
        </Link>
      )}
      {row.archiveName !== undefined && (
        <span className="name-note" title={t('fileList.fromArchive', { archive: row.archiveName })}>
          <IconFileZip size={13} aria-hidden="true" />
          <span className="clipped">{t('fileList.fromArchive', { archive: row.archiveName })}</span>
        </span>
      )}
      <BusinessTimeNote row={row} />
      <ExpiryNote row={row} />
    </span>
  );
};
