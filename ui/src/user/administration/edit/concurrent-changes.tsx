import { IconArrowNarrowRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { ValueChip } from '../../../parts/value-chip.tsx';
import { shownIn } from './account-draft.ts';
import type { EditState } from './edit-slice.ts';
import { type ValueTextParts, valueText } from './value-text.ts';

type Props = { readonly edit: EditState; readonly words: ValueTextParts; readonly onDiscard: () => void };

/** The changes by others while the form was open, beside the user's own changes. */
export const ConcurrentChanges = ({ edit: { account, draft, meanwhile, moved }, words, onDiscard }: Props) => {
  const { t } = useTranslation();
  if (!moved || !account) return null;
  const shown = shownIn(account, draft);
  const kept = Object.keys(draft).length > 0;
  return (
    <section className="meanwhile" role="alert">
      <h2>{t('userEdit.meanwhile')}</h2>
      <dl>
        {meanwhile.map(({ field, before, after }) => (
          <div key={field}>
            <dt>{t(`userEdit.field.${field}`)}</dt>
            <dd>
              <ValueChip text={valueText(before, field, words)} before />
              <IconArrowNarrowRight size={14} aria-hidden="true" />
              <ValueChip text={valueText(after, field, words)} />
              {field in draft && (
                <strong>{t('userEdit.meanwhileYours', { value: valueText(shown, field, words) })}</strong>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        {meanwhile.length === 0
          ? t('userEdit.meanwhileNothing')
          : t(kept ? 'userEdit.meanwhileKept' : 'userEdit.meanwhileFollowed')}
      </p>
      {kept && (
        <button type="button" className="link-button" onClick={onDiscard}>
          {t('userEdit.discard')}
        </button>
      )}
    </section>
  );
};
