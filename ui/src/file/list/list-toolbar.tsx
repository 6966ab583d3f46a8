import { IconDownload, IconListCheck, IconPlus, IconTrash, IconUpload } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { OffButton } from '../../parts/off-button.tsx';
import { RemovedLink } from '../removed/removed-link.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { ListFilters } from './list-address.ts';
import type { Permissions } from './row-orders.ts';

type Props = {
  readonly filters: ListFilters;
  readonly onFilters: (filters: ListFilters) => void;
  /** Messages the list can be narrowed to. */
  readonly types: readonly string[];
  readonly chosen: number;
  /** Rows loaded, and how many there are where that is known. */
  readonly count: string;
  readonly filesPath: string;
  readonly permissions: Permissions;
  readonly onCheck: () => void;
  readonly onDownload: () => void;
  readonly onDelete: () => void;
  readonly onClear: () => void;
};

const icon = { size: 15, 'aria-hidden': true } as const;

const ChosenBar = ({ chosen, permissions, onCheck, onDownload, onDelete, onClear }: Props) => {
  const { t } = useTranslation();
  return (
    <div className="chosen-bar" role="toolbar" aria-label={t('fileList.chosen', { count: chosen })}>
      <strong className="figures">{t('fileList.chosen', { count: chosen })}</strong>
      {permissions.why?.validate === undefined ? (
        <Button icon={<IconListCheck {...icon} />} onClick={onCheck}>
          {t('checks.check')}
        </Button>
      ) : (
        <OffButton icon={<IconListCheck {...icon} />} reason={t(`planReason.${permissions.why.validate}`)}>
          {t('checks.check')}
        </OffButton>
      )}
      <Button icon={<IconDownload {...icon} />} onClick={onDownload}>
        {t('fileList.download')}
      </Button>
      {permissions.canEdit ? (
        <Button icon={<IconTrash {...icon} />} onClick={onDelete}>
          {t('fileList.delete')}
        </Button>
      ) : (
        <OffButton icon={<IconTrash {...icon} />} reason={t(`planReason.${permissions.why?.edit ?? 'planCannotEdit'}`)}>
          {t('fileList.delete')}
        </OffButton>
      )}
      <button type="button" className="link-button" onClick={onClear}>
        {t('fileList.chooseNone')}
      </button>
    </div>
  );
};

/** The ways to new files; where the plan has none, they say why. */
const NewFiles = ({ filesPath, permissions: { canCreate, why } }: Pick<Props, 'filesPath' | 'permissions'>) => {
  const { t } = useTranslation();
  if (canCreate)
    return (
      <>
        <ButtonLink to={`${filesPath}/upload`} icon={<IconUpload {...icon} />}>
          <span className="toolbar-word">{t('fileList.upload')}</span>
        </ButtonLink>
        <ButtonLink tone="primary" to={`${filesPath}/create`} icon={<IconPlus {...icon} />}>
          {t('fileList.new')}
        </ButtonLink>
      </>
    );
  const reason = t(`planReason.${why?.create ?? 'planCannotCreate'}`);
  return (
    <>
      <OffButton reason={reason} icon={<IconUpload {...icon} />}>
        <span className="toolbar-word">{t('fileList.upload')}</span>
      </OffButton>
      <OffButton tone="primary" reason={reason} icon={<IconPlus {...icon} />}>
        {t('fileList.new')}
      </OffButton>
    </>
  );
};

/** Filters, or what can be done with the chosen rows; and the ways to new files. */
export const ListToolbar = (props: Props) => {
  const { filters, onFilters, types, chosen, count, filesPath, permissions } = props;
  const { t } = useTranslation();
  return (
    <div className="toolbar">
      {chosen > 0 ? <ChosenBar {...props} /> : <FilterBar filters={filters} types={types} onFilters={onFilters} />}
      <div className="toolbar-end">
        <span className="muted figures toolbar-count" role="status">
          {count}
        </span>
        <RemovedLink filesPath={filesPath} />
        {chosen === 0 && (
          <ButtonLink to={`${filesPath}/check`} icon={<IconListCheck {...icon} />}>
            <span className="toolbar-word">{t('checks.open')}</span>
          </ButtonLink>
        )}
        <NewFiles filesPath={filesPath} permissions={permissions} />
      </div>
    </div>
  );
};
