import { useTranslation } from 'react-i18next';

/** Placeholder rows in their final height, so that the layout does not shift. */
export const Skeletons = ({ rows }: { readonly rows: number }) => {
  const { t } = useTranslation();
  return (
    <div className="skeletons" role="status" aria-label={t('page.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={String(row)} className="skeleton" style={{ width: `${92 - ((row * 37) % 40)}%` }} />
      ))}
    </div>
  );
};
