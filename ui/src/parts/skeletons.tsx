import { Skeleton } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Rows to come, in their future height, so that nothing jumps. */
export const Skeletons = ({ rows }: { readonly rows: number }) => {
  const { t } = useTranslation();
  return (
    <div className="skeletons" role="status" aria-label={t('page.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={String(row)} height={12} width={`${92 - ((row * 37) % 40)}%`} radius={4} />
      ))}
    </div>
  );
};
