import { IconArrowDownLeft, IconArrowUpRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';

/** Some components of the product as a sample; the page around them shows the colours too. */
export const SampleParts = () => {
  const { t } = useTranslation();
  return (
    <div className="sample-parts">
      <Button tone="primary">{t('appearance.sample.button')}</Button>
      <span className="badge" data-direction="TS">
        <IconArrowUpRight size={13} aria-hidden="true" />
        TS
      </span>
      <span className="badge" data-direction="ST">
        <IconArrowDownLeft size={13} aria-hidden="true" />
        ST
      </span>
      <span className="sample-link">{t('appearance.sample.link')}</span>
      <span className="sample-selected">{t('appearance.sample.selected')}</span>
    </div>
  );
};
