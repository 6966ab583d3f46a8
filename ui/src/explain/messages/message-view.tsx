import { schemeNames } from '@clearbench/contracts/sim-env/scheme';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../editing/fields.tsx';
import { BackToAll } from '../back-to-all.tsx';
import { messagesPath } from '../explain-paths.ts';
import { CheckedSection } from './checked-section.tsx';
import { type MessageFamily, type ShownSubset, shownSubsets } from './message-families.ts';
import { rulebooksOfFamily, schemeOptions, useSubsetSelection } from './subset-address.ts';
import { SubsetSection } from './subset-section.tsx';

const textOfUse = (t: TFunction, { use, message }: ShownSubset): string =>
  use === '' ? message : t(`explain.use.${use}`);

/** Where the lines of a subset come from. */
const Source = ({ subset: { source, message } }: { readonly subset: ShownSubset }) => {
  const { t } = useTranslation();
  if (source === undefined) return <p className="explain-note">{t('explain.subset.unknown', { message })}</p>;
  const { guideline, schema, source: kind } = source;
  const key = kind === 'carriedOver' && schema === '' ? 'usageRule' : kind;
  return (
    <p className={kind === 'schema' ? 'muted' : 'explain-note'}>
      {t(`explain.subset.source.${key}`, { guideline, year: schema })}
    </p>
  );
};

/** One message: its subset in a scheme and rulebook, beside another rulebook, and what is checked. */
export const MessageView = ({ family }: { readonly family: MessageFamily }) => {
  const { t } = useTranslation();
  const { selection, choose } = useSubsetSelection(family);
  const { scheme, rulebook, other } = selection;
  const subsets = shownSubsets(family.name, scheme, rulebook);
  const subset = subsets.find(({ use }) => use === selection.use) ?? subsets[0];
  const compared = other && shownSubsets(family.name, scheme, other).find(({ use }) => use === subset?.use);
  const rulebooks = rulebooksOfFamily(family, scheme);
  if (!subset) return null;
  return (
    <article className="explain-article">
      <BackToAll to={messagesPath} text={t('explain.subset.all')} />
      <header className="explain-head">
        <p className="explain-kicker">
          <code>{subset.message}</code>
          <span>{schemeNames[scheme]}</span>
        </p>
        <h1>{t(`formatAdmin.message.${family.name}`)}</h1>
      </header>
      <div className="fields subset-selection">
        <SelectField
          label={t('explain.subset.scheme')}
          value={scheme}
          options={schemeOptions(family)}
          onChange={(value) => choose('scheme', value)}
        />
        <SelectField
          label={t('explain.subset.rulebook')}
          value={rulebook}
          options={rulebooks.map((value) => ({ value, text: value }))}
          onChange={(value) => choose('rulebook', value)}
        />
        {subsets.length > 1 && (
          <SelectField
            label={t('explain.subset.use')}
            value={subset.use}
            options={subsets.map((one) => ({ value: one.use, text: textOfUse(t, one) }))}
            onChange={(value) => choose('use', value)}
          />
        )}
        <SelectField
          label={t('explain.subset.compare')}
          value={other ?? ''}
          options={[
            { value: '', text: t('explain.subset.noComparison') },
            ...rulebooks.filter((one) => one !== rulebook).map((value) => ({ value, text: value })),
          ]}
          onChange={(value) => choose('with', value)}
        />
      </div>
      <Source subset={subset} />
      {other && !compared?.source && <p className="explain-note">{t('explain.subset.noOther', { rulebook: other })}</p>}
      {subset.source && (
        <SubsetSection
          key={`${scheme} ${rulebook} ${subset.use}`}
          subset={subset}
          other={compared?.source ? compared : undefined}
        />
      )}
      <CheckedSection subset={subset} selection={selection} />
    </article>
  );
};
