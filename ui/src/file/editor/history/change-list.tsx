import { IconArrowRight } from 'virtual:icons';
import type { ElementChange, VersionChanges } from '@clearbench/contracts/file/version-routes';
import { useTranslation } from 'react-i18next';

/** Makes an empty value visible. */
const Value = ({ value }: { readonly value: string }) => <code>{value === '' ? '""' : value}</code>;

const ChangeText = ({ change: { kind, from, to, values } }: { readonly change: ElementChange }) => {
  const { t } = useTranslation();
  if (kind === 'changed')
    return (
      <>
        <Value value={from ?? ''} />
        <IconArrowRight size={12} aria-label={t('editor.changes.to')} />
        <Value value={to ?? ''} />
      </>
    );
  const value = from ?? to;
  return (
    <>
      <span>{t(`editor.changes.${kind}`)}</span>
      {value === undefined ? (
        <span className="muted">{t('editor.changes.values', { count: values })}</span>
      ) : (
        <Value value={value} />
      )}
    </>
  );
};

type Props = { readonly reply: VersionChanges; readonly most?: number };

/** The changes by element: its name, the old and the new value. */
export const ChangeList = ({ reply: { changes, notListed, result }, most = changes.length }: Props) => {
  const { t } = useTranslation();
  if (result !== 'complete') return <p className="muted">{t(`editor.changes.outcome.${result}`)}</p>;
  if (changes.length === 0) return <p className="muted">{t('editor.changes.none')}</p>;
  const more = Math.max(0, changes.length - most) + notListed;
  return (
    <>
      <ul className="ed-changes">
        {changes.slice(0, most).map((change) => (
          <li key={`${change.kind} ${change.path}`} data-kind={change.kind}>
            <span className="ed-change-element" title={change.path}>
              <strong>{change.element}</strong>
            </span>
            <span className="ed-change-values">
              <ChangeText change={change} />
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="muted">{t('editor.changes.more', { count: more })}</p>}
    </>
  );
};
