import { IconList, IconMessages } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { useStored } from '../../parts/use-stored.ts';
import { type ListFilters, type ListViewName, listViewNames, viewedAs } from './list-address.ts';

const isViewName = (value: unknown): value is ListViewName => listViewNames.some((name) => name === value);

/** The view that this browser showed last. */
export const useLastView = () => useStored<ListViewName>('file-list-view', 'conversations', isViewName);

const icons = { conversations: IconMessages, files: IconList } as const satisfies Record<ListViewName, typeof IconList>;

type Props = { readonly filters: ListFilters; readonly onFilters: (filters: ListFilters) => void };

/** Switches between conversations and all files. */
export const ViewSwitch = ({ filters, onFilters }: Props) => {
  const { t } = useTranslation();
  const [, keepView] = useLastView();
  const choose = (view: ListViewName) => {
    keepView(view);
    onFilters(viewedAs(filters, view));
  };
  return (
    <fieldset className="segments view-switch" aria-label={t('fileList.view')}>
      {listViewNames.map((view) => {
        const Icon = icons[view];
        const label = t(`fileList.view.${view}`);
        return (
          <button
            key={view}
            type="button"
            className="segment"
            title={label}
            aria-label={label}
            aria-pressed={filters.view === view}
            onClick={() => choose(view)}
          >
            <Icon size={15} aria-hidden="true" />
          </button>
        );
      })}
    </fieldset>
  );
};
