import { Progress } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { OpenFile } from '../session/open-file.ts';

/** How much of a large text has come in. */
export const LoadingProgress = ({ file }: { readonly file: OpenFile }) => {
  const { t } = useTranslation();
  const { loading, summary } = file;
  const size = summary?.size ?? 0;
  const share = loading.status === 'loading' && size > 0 ? Math.min(100, (loading.received / size) * 100) : 0;
  return (
    <div className="ed-progress">
      <p>{t('editor.loadingFile', { name: summary?.fileName, percent: Math.round(share) })}</p>
      <Progress value={share} aria-label={t('editor.loading')} size="sm" />
    </div>
  );
};
