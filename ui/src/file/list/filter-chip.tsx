import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly name: string;
  readonly value: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
};

/** A filter with a few values: says its value, and is emptied by its cross. */
export const FilterChip = ({ name, value, options, onChange }: Props) => {
  const { t } = useTranslation();
  const chosen = options.find((option) => option.value === value);
  const label = chosen?.label ?? value;
  return (
    <span className="filter" data-set={value !== undefined || undefined}>
      <Menu position="bottom-start">
        <Menu.Target>
          <button type="button" className="filter-button">
            {label === undefined ? name : `${name}: ${label}`}
            {value === undefined && <IconChevronDown size={13} aria-hidden="true" />}
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {options.map((option) => (
            <Menu.Item
              key={option.value}
              role="menuitemradio"
              aria-checked={option.value === value}
              rightSection={option.value === value && <IconCheck size={14} />}
              onClick={() => onChange(option.value === value ? undefined : option.value)}
            >
              {option.label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {value !== undefined && <ClearButton label={t('fileList.clearFilter', { name })} onClear={() => onChange(undefined)} />}
    </span>
  );
};

export const ClearButton = ({ label, onClear }: { readonly label: string; readonly onClear: () => void }) => (
  <button type="button" className="filter-clear" aria-label={label} onClick={onClear}>
    <IconX size={12} aria-hidden="true" />
  </button>
);
