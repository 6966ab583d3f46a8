import { useTranslation } from 'react-i18next';
import type { ImportFault, ImportPlan } from './exchange.ts';
import { SlotText } from './slot-text.tsx';

/** The maximum number of listed entries; the others are counted. */
const most = 200;

const More = ({ all }: { readonly all: number }) => {
  const { t } = useTranslation();
  return all > most ? <p className="muted">{t('translations.andMore', { count: all - most })}</p> : null;
};

const faultKey = ({ errorKey }: ImportFault): string =>
  errorKey === 'notText' ? 'translations.notText' : `error.${errorKey}`;

const Faults = ({ faults }: Pick<ImportPlan, 'faults'>) => {
  const { t } = useTranslation();
  if (faults.length === 0) return null;
  return (
    <section className="callout" data-tone="bad" role="alert">
      <strong>{t('translations.faults', { count: faults.length })}</strong>
      <ul className="import-faults">
        {faults.slice(0, most).map((fault) => (
          <li key={fault.params.key}>{t(faultKey(fault), fault.params)}</li>
        ))}
      </ul>
      <More all={faults.length} />
    </section>
  );
};

const Changes = ({ changes, language }: Pick<ImportPlan, 'changes'> & { readonly language: string }) => {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  return (
    <div className="import-box">
      <table className="import-changes">
        <thead>
          <tr>
            <th scope="col">{t('translations.key')}</th>
            <th scope="col">{t('translations.before')}</th>
            <th scope="col">{t('translations.after')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.slice(0, most).map(({ key, before, text }) => (
            <tr key={key}>
              <th scope="row">
                <code>{key}</code>
              </th>
              <td lang={language}>
                {before === undefined ? (
                  <span className="muted">{t('translations.missing')}</span>
                ) : (
                  <SlotText text={before} />
                )}
              </td>
              <td lang={language}>
                <SlotText text={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <More all={changes.length} />
    </div>
  );
};

/** A preview of an import, with its errors. */
export const ImportPlanView = ({ plan, language }: { readonly plan: ImportPlan; readonly language: string }) => {
  const { t } = useTranslation();
  return (
    <>
      <p role="status">
        {t('translations.plan', { changes: plan.changes.length, same: plan.same, empty: plan.empty })}
      </p>
      <Faults faults={plan.faults} />
      <Changes changes={plan.changes} language={language} />
    </>
  );
};
