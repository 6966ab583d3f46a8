import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly tone: 'info' | 'warn' | 'bad';
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onClose?: () => void;
};

/** A line over the text that says something about all of it. */
export const Bar = ({ tone, children, action, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <div className={`ed-bar ed-bar-${tone}`} role={tone === 'bad' ? 'alert' : 'status'}>
      <p>{children}</p>
      {action}
      {onClose && <CloseButton size="sm" aria-label={t('editor.closeNotice')} onClick={onClose} />}
    </div>
  );
};
