import { IconHistory } from 'virtual:icons';
import { numberText } from '@clearbench/contracts/translation/number-text';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectRemovedCount } from './removed-slice.ts';

type Props = { readonly filesPath: string };

const useFigure = (): { count: number; figure: string } => {
  const { i18n } = useTranslation();
  const count = useSelector(selectRemovedCount);
  return { count, figure: numberText(count, i18n.language) };
};

/** The link to the removed files, with their number. */
export const RemovedLink = ({ filesPath }: Props) => {
  const { t } = useTranslation();
  const { count, figure } = useFigure();
  const words = count > 0 ? t('removed.linkCount', { figure }) : t('removed.link');
  return (
    <Link className="removed-link figures" to={`${filesPath}/removed`} aria-label={words} title={words}>
      <IconHistory size={15} aria-hidden="true" />
      {count > 0 && (
        <>
          <span className="removed-words">{words}</span>
          <span className="removed-figure">{figure}</span>
        </>
      )}
    </Link>
  );
};

/** If a list is empty because all files were removed: the link to them. Otherwise nothing. */
export const RemovedNotice = ({ filesPath }: Props) => {
  const { t } = useTranslation();
  const { count, figure } = useFigure();
  if (count === 0) return null;
  return (
    <p className="callout">
      {t('removed.inEmptyList', { count, figure })} <Link to={`${filesPath}/removed`}>{t('removed.show')}</Link>
    </p>
  );
};
