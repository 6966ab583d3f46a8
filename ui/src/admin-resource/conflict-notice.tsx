import { IconArrowNarrowRight } from 'virtual:icons';
import { useTranslation } from 'react-i18next';
import { ValueChip } from '../parts/value-chip.tsx';
import type { FieldNames } from './admin-resource.ts';
import { changedByOthers, type Versioned } from './edit-state.ts';
import type { Edited } from './use-edited.ts';

type Props<S extends Versioned, F extends object> = {
  readonly edited: Edited<S, F>;
  readonly fields: FieldNames<F>;
  readonly valueText: (field: keyof F & string, values: F) => string;
};

/** The fields that other users changed while the form was open, beside the user's own changes. */
export const ConflictNotice = <S extends F & Versioned, F extends object>({
  edited,
  fields,
  valueText,
}: Props<S, F>) => {
  const { t } = useTranslation();
  const { basis, stored, draft, shown, discard } = edited;
  const names = new Map<keyof F & string, string>(fields);
  const changed = changedByOthers<S, F, keyof F & string>(edited, [...names.keys()]);
  if (!basis || !stored || basis.version === stored.version || Object.keys(draft).length === 0) return null;
  return (
    <section className="meanwhile" role="alert">
      <h2>{t('editing.meanwhile')}</h2>
      <dl>
        {changed.map((field) => (
          <div key={field}>
            <dt>{t(names.get(field) ?? field)}</dt>
            <dd>
              <ValueChip text={valueText(field, basis)} before />
              <IconArrowNarrowRight size={14} aria-hidden="true" />
              <ValueChip text={valueText(field, stored)} />
              {field in draft && <strong>{t('editing.yours', { value: valueText(field, shown) })}</strong>}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t(changed.length === 0 ? 'editing.unaffected' : 'editing.kept')}</p>
      <button type="button" className="link-button" onClick={discard}>
        {t('editing.discard')}
      </button>
    </section>
  );
};
