import type { FormNode } from '@clearbench/authoring/form/form-node';
import { IconCode, IconCopy, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormWork } from './form-context.ts';

type ActionProps = { readonly label: string; readonly onClick: () => void; readonly children: ReactNode };

const Action = ({ label, onClick, children }: ActionProps) => (
  <button type="button" className="icon-button" aria-label={label} title={label} onClick={onClick}>
    {children}
  </button>
);

/** The actions for an element. */
export const RowActions = ({ node, name }: { readonly node: FormNode; readonly name: string }) => {
  const { t } = useTranslation();
  const { fixed, change, onJump } = useFormWork();
  const { path, present, canRemove, canRepeat } = node;
  if (!present) return <span className="fm-actions" />;
  return (
    <span className="fm-actions">
      <Action label={t('editor.form.toText', { name })} onClick={() => onJump(node)}>
        <IconCode size={15} aria-hidden />
      </Action>
      {canRepeat && !fixed && (
        <>
          <Action label={t('editor.form.copy', { name })} onClick={() => void change({ kind: 'copy', path })}>
            <IconCopy size={15} aria-hidden />
          </Action>
          <Action label={t('editor.form.repeat', { name })} onClick={() => void change({ kind: 'repeat', path })}>
            <IconPlus size={15} aria-hidden />
          </Action>
        </>
      )}
      {canRemove && !fixed && (
        <Action label={t('editor.form.remove', { name })} onClick={() => void change({ kind: 'remove', path })}>
          <IconTrash size={15} aria-hidden />
        </Action>
      )}
    </span>
  );
};
