import type { FormNode } from '@clearbench/authoring/form/form-node';
import { useTranslation } from 'react-i18next';
import { markText } from '../language/language-texts.ts';

/** The name of a field, with its element name in small type. */
export const FieldName = ({ node }: { readonly node: FormNode }) => {
  const { t } = useTranslation();
  const { name, index, tag, required, canRepeat, outsideSubset } = node;
  const isOnlyOne = index === 1 && canRepeat;
  return (
    <>
      {name}
      {index !== undefined && !isOnlyOne && <span className="fm-index figures"> {index}</span>}
      {required && node.field && (
        <span className="fm-required" title={t('editor.form.required')} aria-hidden>
          *
        </span>
      )}{' '}
      <code className="fm-tag">{tag}</code>
      {outsideSubset && <span className="fm-outside"> {markText(t, outsideSubset)}</span>}
    </>
  );
};

/** The same, inline. */
export const spokenName = ({ name, index, canRepeat }: FormNode): string =>
  index === undefined || (index === 1 && canRepeat) ? name : `${name} ${index}`;
