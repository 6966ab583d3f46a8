import { IconPencil } from 'virtual:icons';
import { normalizedFileName } from '@clearbench/contracts/file/file-name';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '../../../parts/button.tsx';
import { Tooltip } from '../../../parts/tooltip.tsx';

type Props = { readonly name: string; readonly fixed: boolean; readonly onRename: (name: string) => void };

const Entry = ({ name, onDone }: { readonly name: string; readonly onDone: (name: string | undefined) => void }) => {
  const { t } = useTranslation();
  const [text, setText] = useState(name);
  const kept = normalizedFileName(text);
  const valid = kept !== undefined;
  const errorId = useId();
  const finish = () => onDone(kept === name ? undefined : kept);
  return (
    <div className="ed-name-entry">
      <input
        className="input input-small"
        aria-label={t('editor.name.label')}
        aria-invalid={valid ? undefined : true}
        aria-describedby={valid ? undefined : errorId}
        value={text}
        // The field replaces the button that has the focus.
        // biome-ignore lint/a11y/noAutofocus: the user asked for the field
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
      {!valid && (
        <p id={errorId} className="ed-name-error" role="alert">
          {t('error.file.badName')}
        </p>
      )}
    </div>
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
        <Tooltip text={t('editor.name.rename')}>
          <PlainButton className="ed-name-button" onClick={() => setEditing(true)}>
            <span className="ed-name-text" title={name}>
              {name}
            </span>
            <IconPencil size={14} aria-hidden />
            <span className="visually-hidden">, {t('editor.name.rename')}</span>
          </PlainButton>
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
