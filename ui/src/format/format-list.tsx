import type { FormatSummary } from '@clearbench/contracts/format/routes';
import { schemeNamed, schemes } from '@clearbench/contracts/sim-env/scheme';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { type ShortColumns, ShortList } from '../listing/short-list.tsx';
import { Button } from '../parts/button.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import { TroubleBox } from '../parts/trouble-box.tsx';
import { AddFormat } from './add-format.tsx';
import { formatListSlice, selectFormats } from './format-slices.ts';
import { useMessageWords } from './use-message-words.ts';

const { requested } = formatListSlice.actions;

const useColumns = (): ShortColumns<FormatSummary> => {
  const { t } = useTranslation();
  const wordsOf = useMessageWords();
  const named = (column: string) => ({ name: t(`formatAdmin.column.${column}`) });
  return [
    {
      ...named('messageType'),
      cell: ({ id, messageType, added }) => (
        <>
          <Link to={`/admin/formats/formats/${id}/edit`}>{messageType}</Link>
          <span className="muted">
            {wordsOf(messageType)}
            {added && <span className="tag added-tag">{t('formatAdmin.added')}</span>}
          </span>
        </>
      ),
    },
    { ...named('rbVersion'), cell: ({ rbVersion }) => <span className="figures">{rbVersion}</span> },
    { ...named('rules'), isNumber: true, cell: ({ rules }) => rules },
    {
      ...named('changedRules'),
      isNumber: true,
      cell: ({ changedRules: count }) =>
        count === 0 ? '–' : <span className="tag">{t('formatAdmin.changed', { count })}</span>,
    },
  ];
};

/** Which scheme and rulebook the address asks for: the first scheme and every rulebook where it does not say. */
const useChoice = () => {
  const [params, setParams] = useSearchParams();
  const scheme = schemeNamed(params.get('scheme')) ?? 'sct';
  const rulebook = params.get('rulebook') ?? '';
  const choose = (choice: { readonly scheme?: string; readonly rulebook?: string }) => {
    const next = Object.entries({ scheme, rulebook, ...choice }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(next), { replace: true });
  };
  return { scheme, rulebook, choose } as const;
};

const Filters = ({ rulebooks, scheme, rulebook, choose }: ReturnType<typeof useChoice> & { rulebooks: string[] }) => {
  const { t } = useTranslation();
  return (
    <div className="format-filters">
      <fieldset className="segments">
        <legend className="only-spoken">{t('formatAdmin.scheme')}</legend>
        {schemes.map((one) => (
          <button
            key={one}
            type="button"
            className="segment"
            aria-pressed={scheme === one}
            onClick={() => choose({ scheme: one })}
          >
            {t(`formatAdmin.scheme.${one}`)}
          </button>
        ))}
      </fieldset>
      <fieldset className="segments">
        <legend className="only-spoken">{t('formatAdmin.rulebook')}</legend>
        {['', ...rulebooks].map((one) => (
          <button
            key={one}
            type="button"
            className="segment"
            aria-pressed={rulebook === one}
            onClick={() => choose({ rulebook: one })}
          >
            {one === '' ? t('formatAdmin.everyRulebook') : one}
          </button>
        ))}
      </fieldset>
    </div>
  );
};

/** The rulebook looked at, else the newest of the scheme. */
const rulebookIn = (
  formats: readonly FormatSummary[],
  scheme: string,
  rulebook: string,
): FormatSummary['rbVersion'] => {
  const own = formats.filter(({ messageScheme }) => messageScheme === scheme);
  return (own.find(({ rbVersion }) => rbVersion === rulebook) ?? own[0])?.rbVersion ?? '2025';
};

/** Every message of every rulebook that files are checked against. */
export const FormatList = () => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { items, trouble } = useSelector(selectFormats);
  const columns = useColumns();
  const choice = useChoice();
  const [adding, add] = useState(false);
  useEffect(() => {
    dispatch(requested());
  }, [dispatch]);
  if (trouble)
    return <TroubleBox trouble={trouble} titleKey="formatAdmin.fetchFailed" onRetry={() => dispatch(requested())} />;
  if (!items) return <Skeletons rows={8} />;
  const { scheme, rulebook } = choice;
  return (
    <>
      <div className="format-filters">
        <p className="muted format-intro">{t('formatAdmin.body')}</p>
        <Button tone="primary" icon={<IconPlus size={15} aria-hidden="true" />} onClick={() => add(true)}>
          {t('formatAdmin.add')}
        </Button>
      </div>
      <Filters {...choice} rulebooks={[...new Set(items.map(({ rbVersion }) => rbVersion))]} />
      <ShortList
        label={t('formatAdmin.title')}
        columns={columns}
        items={items.filter((one) => one.messageScheme === scheme && (rulebook === '' || one.rbVersion === rulebook))}
        keyOf={({ id }) => id}
      />
      {adding && (
        <AddFormat
          formats={items}
          rulebook={{ messageScheme: scheme, rbVersion: rulebookIn(items, scheme, rulebook) }}
          onClose={() => add(false)}
        />
      )}
    </>
  );
};
