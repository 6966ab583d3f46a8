import { useTranslation } from 'react-i18next';
import type { ListUses } from './code-list-form.ts';
import { useListTitle } from './use-list-title.ts';

type Props = { readonly code: string; readonly usedBy: ListUses };

/** The uses of a code: rules that use the list, subsets that contain the code, and templates that write it. */
export const CodeUses = ({ code, usedBy: { rules, subsets, templates } }: Props) => {
  const { t } = useTranslation();
  const titleOf = useListTitle();
  const parts = subsets.filter(({ codes }) => codes.includes(code));
  const written = Object.hasOwn(templates, code) ? (templates[code] ?? []) : [];
  if (rules.length + parts.length + written.length === 0) return <p className="muted">{t('codeList.code.unused')}</p>;
  return (
    <div className="code-uses">
      <strong>{t('codeList.code.used')}</strong>
      <ul>
        {rules.length > 0 && <li>{t('codeList.code.rules', { count: rules.length, rules: rules.join(', ') })}</li>}
        {parts.map((part) => (
          <li key={part.name}>
            {t(part.rules.length > 0 ? 'codeList.code.partRules' : 'codeList.code.part', {
              count: part.rules.length,
              title: titleOf(part),
              rules: part.rules.join(', '),
            })}
          </li>
        ))}
        {written.map((title) => (
          <li key={title}>{t('codeList.code.template', { title })}</li>
        ))}
      </ul>
    </div>
  );
};
