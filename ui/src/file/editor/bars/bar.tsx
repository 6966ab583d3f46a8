import { IconX } from 'virtual:icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../parts/button.tsx';
import type { Writer } from '../session/open-file.ts';

type Props = {
  readonly tone: 'info' | 'warn' | 'bad';
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onClose?: () => void;
};

/** A bar above the text with a message about the whole file. */
export const Bar = ({ tone, children, action, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={`ed-bar ed-bar-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <p>{children}</p>
      {action}
      {onClose && (
        <IconButton label={t('editor.closeNotice')} onClick={onClose}>
          <IconX size={14} aria-hidden />
        </IconButton>
      )}
    </div>
  );
};

/** The end of a text key: a version was saved by the same user, by a user with a name, or by an unknown user. */
export const whoWrote = (writer: Writer | undefined, version: number): 'you' | 'other' | 'unknown' => {
  if (writer?.version !== version) return 'unknown';
  if (writer.isYou) return 'you';
  return writer.name === undefined ? 'unknown' : 'other';
};
