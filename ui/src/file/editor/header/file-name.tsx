import { normalizedFileName } from '@clearbench/contracts/file/file-name';
import { TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly name: string; readonly fixed: boolean; readonly onRename: (name: string) => void };

const Entry = ({ name, onDone }: { readonly name: string; readonly onDone: (name: string | undefined) => void }) => {
  const { t } = useTranslation();
  const [text, setText] = useState(name);
  const kept = normalizedFileName(text);
  const valid = kept !== undefined;
  const finish = () => onDone(kept === name ? undefined : kept);
  return (
    <TextInput
      className="ed-name-entry"
      aria-label={t('editor.name.label')}
      value={text}
      error={valid ? undefined : t('error.file.badName')}
      data-autofocus
      autoFocus
      onFocus={({ currentTarget }) =>
        currentTarget.setSelectionRange(0, Math.max(0, name.lastIndexOf('.')) || name.length)
      }
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={finish}
      onKeyDown={({ key }) => {
        if (key === 'Enter' && valid) finish();
        if (key === 'Escape') onDone(undefined);
      }}
    />
  );
};

/** The name of the file; pressing it opens a field. */
export const FileName = ({ name, fixed, onRename }: Props) => {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  if (fixed)
    return (
      <h1 className="ed-name" title={name}>
        {name}
      </h1>
    );
  if (!editing)
    return (
      <h1 className="ed-name">
        <Tooltip label={t('editor.name.rename')}>
          <UnstyledButton className="ed-name-button" onClick={() => setEditing(true)}>
            <span className="ed-name-text" title={name}>
              {name}
            </span>
            <IconPencil size={14} aria-hidden />
            <span className="only-spoken">, {t('editor.name.rename')}</span>
          </UnstyledButton>
        </Tooltip>
      </h1>
    );
  return (
    <Entry
      name={name}
      onDone={(next) => {
        setEditing(false);
        if (next) onRename(next);
      }}
    />
  );
};
