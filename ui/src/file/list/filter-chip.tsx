import { IconChevronDown, IconX } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '../../parts/menu-button.tsx';

type Props = {
  readonly name: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
};

/** A filter with a few values: shows its value, with a button that clears it. */
export const FilterChip = ({ name, value, options, onChange }: Props) => {
  const { t } = useTranslation();
  const label = options.find((option) => option.value === value)?.label ?? value;
  const items = options.map((option) => ({
    id: option.value,
    text: option.label,
    checked: option.value === value,
    run: () => onChange(option.value === value ? undefined : option.value),
  }));
  return (
    <span className="filter" data-set={value !== undefined || undefined}>
      <MenuButton className="filter-button" menuLabel={name} parts={[{ items }]}>
        {label === undefined ? name : `${name}: ${label}`}
        {value === undefined && <IconChevronDown size={13} aria-hidden="true" />}
      </MenuButton>
      {value !== undefined && (
        <ClearButton label={t('fileList.clearFilter', { name })} onClear={() => onChange(undefined)} />
      )}
    </span>
  );
};

export const ClearButton = ({ label, onClear }: { readonly label: string; readonly onClear: () => void }) => (
  <button type="button" className="filter-clear" aria-label={label} onClick={onClear}>
    <IconX size={12} aria-hidden="true" />
  </button>
);
