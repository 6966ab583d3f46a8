import { IconCode, IconCopy, IconPlus, IconTrash } from 'virtual:icons';
import type { FormNode } from '@clearbench/authoring/form/form-node';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../parts/button.tsx';
import { useFormWork } from './form-context.ts';

/** The actions for an element. */
export const RowActions = ({ node, name }: { readonly node: FormNode; readonly name: string }) => {
  const { t } = useTranslation();
  const { fixed, change, onJump } = useFormWork();
  const { path, present, canRemove, canRepeat } = node;
  if (!present) return <span className="fm-actions" />;
  return (
    <span className="fm-actions">
      <IconButton label={t('editor.form.toText', { name })} onClick={() => onJump(node)}>
        <IconCode size={15} aria-hidden />
      </IconButton>
      {canRepeat && !fixed && (
        <>
          <IconButton label={t('editor.form.copy', { name })} onClick={() => void change({ kind: 'copy', path })}>
            <IconCopy size={15} aria-hidden />
          </IconButton>
          <IconButton label={t('editor.form.repeat', { name })} onClick={() => void change({ kind: 'repeat', path })}>
            <IconPlus size={15} aria-hidden />
          </IconButton>
        </>
      )}
      {canRemove && !fixed && (
        <IconButton label={t('editor.form.remove', { name })} onClick={() => void change({ kind: 'remove', path })}>
          <IconTrash size={15} aria-hidden />
        </IconButton>
      )}
    </span>
  );
};
