import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RemovedNotice } from '../removed/removed-link.tsx';
import type { Permissions } from './file-permissions.ts';

type Props = { readonly filesPath: string; readonly permissions: Permissions; readonly canSend: boolean };

/** The first steps in an environment without files: three steps, the first two of them links. */
export const EmptyList = ({ filesPath, permissions: { canCreate, why }, canSend }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <h2>{t('fileList.empty.title')}</h2>
      <RemovedNotice filesPath={filesPath} />
      <ol className="steps">
        <li>
          <h3>{t('fileList.empty.create')}</h3>
          <p>{t('fileList.empty.createBody')}</p>
          <p className="step-links">
            {canCreate ? (
              <>
                <Link to={`${filesPath}/create`}>{t('fileList.empty.chooseTemplate')}</Link>
                <Link to={`${filesPath}/upload`}>{t('fileList.empty.upload')}</Link>
              </>
            ) : (
              <span className="muted">{t(`planReason.${why?.create ?? 'planCannotCreate'}`)}</span>
            )}
          </p>
        </li>
        <li>
          <h3>{t('fileList.empty.fix')}</h3>
          <p>{t('fileList.empty.fixBody')}</p>
        </li>
        <li>
          <h3>{t('fileList.empty.send')}</h3>
          <p>{t(canSend ? 'fileList.empty.sendBody' : 'fileList.empty.noSending')}</p>
        </li>
      </ol>
    </div>
  );
};

/** No file matches the filters. */
export const NoMatch = ({ onClear }: { readonly onClear: () => void }) => {
  const { t } = useTranslation();
  return (
    <div className="empty">
      <h2>{t('fileList.noMatch')}</h2>
      <p className="muted">{t('fileList.noMatchBody')}</p>
      <button type="button" className="link-button" onClick={onClear}>
        {t('fileList.clearFilters')}
      </button>
    </div>
  );
};
