import { IconAlertTriangle, IconCheck, IconCircleDot, IconCloudOff } from 'virtual:icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../parts/spinner.tsx';
import { useNow } from '../../../parts/use-now.ts';
import { relativeTime } from '../page/relative-time.ts';
import type { OpenFile, Sync } from '../session/open-file.ts';

type Props = { readonly file: OpenFile; readonly away: boolean };

const icons: Record<Sync['status'], ReactNode> = {
  saved: <IconCheck size={14} aria-hidden />,
  unsaved: <IconCircleDot size={14} aria-hidden />,
  saving: <Spinner size={14} />,
  offline: <IconCloudOff size={14} aria-hidden />,
  conflict: <IconAlertTriangle size={14} aria-hidden />,
  refused: <IconAlertTriangle size={14} aria-hidden />,
};

/** While the connection is lost, typed text waits here, regardless of the next attempt. */
const shown = ({ sync }: OpenFile, away: boolean): Sync['status'] =>
  away && (sync.status === 'unsaved' || sync.status === 'saving') ? 'offline' : sync.status;

/** Whether the text is saved. Screen readers announce changes of the state, but not the passing of time. */
export const SaveState = ({ file, away }: Props) => {
  const { t, i18n } = useTranslation();
  const now = useNow(30_000);
  const status = shown(file, away);
  const ago = file.savedAt === undefined ? undefined : relativeTime(file.savedAt, now, i18n.language);
  const version = { version: file.version };
  return (
    <span className={`ed-save ed-save-${status}`}>
      {icons[status]}
      <span role="status">{t(`editor.sync.${status}`, version)}</span>
      {status === 'saved' && <span className="ed-save-ago"> · {ago ?? t('editor.sync.justNow')}</span>}
    </span>
  );
};
