import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ValueChip } from '../parts/value-chip.tsx';
import { type EditingState, meanwhile } from './editing-slice.ts';

type Props = {
  readonly editing: EditingState;
  /** Fields of the form, in its order, with their names. */
  readonly names: Readonly<Record<string, string>>;
  /** A field's value as people say it. */
  readonly say: (field: string, value: unknown) => string;
  readonly onDiscard: () => void;
};

/** What others did to the thing while the form was open, beside what the reader has chosen. */
export const ConflictBox = ({ editing, names, say, onDiscard }: Props) => {
  const { t } = useTranslation();
  const { basis, stored, draft } = editing;
  const changed = meanwhile(editing, Object.keys(names));
  if (!basis || !stored || changed.length === 0) return null;
  return (
    <section className="meanwhile" role="alert">
      <h2>{t('editing.meanwhile')}</h2>
      <dl>
        {changed.map((field) => (
          <div key={field}>
            <dt>{names[field]}</dt>
            <dd>
              <ValueChip text={say(field, basis[field])} before />
              <IconArrowNarrowRight size={14} aria-hidden="true" />
              <ValueChip text={say(field, stored[field])} />
              {field in draft && <strong>{t('editing.yours', { value: say(field, draft[field]) })}</strong>}
            </dd>
          </div>
        ))}
      </dl>
      <p>{t('editing.kept')}</p>
      <button type="button" className="link-button" onClick={onDiscard}>
        {t('editing.discard')}
      </button>
    </section>
  );
};
