import type { FormNode } from '@clearbench/validation/form/form-node';
import { useTranslation } from 'react-i18next';
import { spokenName } from './field-name.tsx';
import { useFormWork } from './form-context.ts';

/** The ways a choice can go. */
export const Ways = ({ node }: { readonly node: FormNode }) => {
  const { t } = useTranslation();
  const { fixed, change } = useFormWork();
  const { path, ways = [], chosen = '' } = node;
  return (
    <select
      className="input fm-select fm-ways"
      aria-label={t('editor.form.ways', { name: spokenName(node) })}
      disabled={fixed}
      value={chosen}
      onChange={({ target }) => void change({ kind: 'choose', path, tag: target.value })}
    >
      {!ways.some(({ tag }) => tag === chosen) && <option value={chosen}>{chosen || t('editor.form.choose')}</option>}
      {ways.map(({ tag, name }) => (
        <option key={tag} value={tag}>
          {name}
        </option>
      ))}
    </select>
  );
};
