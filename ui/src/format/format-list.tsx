import './format.css';
import { IconPlus } from 'virtual:icons';
import type { FormatSummary } from '@clearbench/contracts/format/routes';
import { schemeNamed, schemes } from '@clearbench/contracts/sim-env/scheme';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useSearchParams } from 'react-router-dom';
import { addResource } from '../admin-resource/add-resource.ts';
import { ResourceList } from '../admin-resource/resource-list.tsx';
import type { ShortColumns } from '../listing/short-list.tsx';
import { Button } from '../parts/button.tsx';
import { AddFormat } from './add-format.tsx';
import { formats } from './format-resource.ts';
import { useMessageTexts } from './use-message-texts.ts';

addResource(formats);

const useColumns = (): ShortColumns<FormatSummary> => {
  const { t } = useTranslation();
  const wordsOf = useMessageTexts();
  const named = (column: string) => ({ name: t(`formatAdmin.column.${column}`) });
  return [
    {
      ...named('messageType'),
      cell: ({ id, messageType, added }) => (
        <>
          <Link to={formats.addresses.item(id)}>{messageType}</Link>
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

/** The scheme and rulebook of the address: by default the first scheme and every rulebook. */
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
        <legend className="visually-hidden">{t('formatAdmin.scheme')}</legend>
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
        <legend className="visually-hidden">{t('formatAdmin.rulebook')}</legend>
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

/** The selected rulebook, else the newest of the scheme. */
const rulebookIn = (items: readonly FormatSummary[], scheme: string, rulebook: string): FormatSummary['rbVersion'] => {
  const own = items.filter(({ messageScheme }) => messageScheme === scheme);
  return (own.find(({ rbVersion }) => rbVersion === rulebook) ?? own[0])?.rbVersion ?? '2025';
};

const keyOf = ({ id }: FormatSummary): string => id;

/** The message types of every rulebook. */
export const FormatList = () => {
  const { t } = useTranslation();
  const { items = [] } = useSelector(formats.items.select);
  const columns = useColumns();
  const choice = useChoice();
  const [adding, add] = useState(false);
  const { scheme, rulebook } = choice;
  const texts = { title: t('formatAdmin.title'), body: t('formatAdmin.body'), readFailed: formats.readFailed };
  return (
    <>
      <ResourceList
        isTab
        resource={formats}
        texts={texts}
        columns={columns}
        keyOf={keyOf}
        actions={
          <Button tone="primary" icon={<IconPlus size={15} aria-hidden="true" />} onClick={() => add(true)}>
            {t('formatAdmin.add')}
          </Button>
        }
        filters={<Filters {...choice} rulebooks={[...new Set(items.map(({ rbVersion }) => rbVersion))]} />}
        filtered={(all) =>
          all.filter((one) => one.messageScheme === scheme && (rulebook === '' || one.rbVersion === rulebook))
        }
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
