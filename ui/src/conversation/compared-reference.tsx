import { IconCircleMinus, IconCirclePlus, IconEqual, IconEqualNot } from 'virtual:icons';
import {
  type ComparedField,
  type ComparedReference,
  fieldStates,
} from '@clearbench/contracts/transfer/original-comparison';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type State = ComparedField['state'];

const icons = {
  same: IconEqual,
  different: IconEqualNot,
  onlyInOriginal: IconCircleMinus,
  onlyInMessage: IconCirclePlus,
} as const;

const StateMark = ({ state }: { readonly state: State }) => {
  const { t } = useTranslation();
  const Icon = icons[state];
  return (
    <span className="cmp-state" data-state={state}>
      <Icon size={13} aria-hidden />
      {t(`conversation.compare.state.${state}`)}
    </span>
  );
};

const Value = ({ place }: { readonly place: ComparedField['original'] }) => (
  <td className="cmp-value" title={place?.path}>
    {place === undefined ? <span className="muted">–</span> : <code>{place.value === '' ? '""' : place.value}</code>}
  </td>
);

const Fields = ({ fields, label }: { readonly fields: readonly ComparedField[]; readonly label: string }) => {
  const { t } = useTranslation();
  if (fields.length === 0) return <p className="muted">{t('conversation.compare.noDifferences')}</p>;
  return (
    <table className="cmp-table" aria-label={label}>
      <thead>
        <tr>
          {(['field', 'original', 'message'] as const).map((column) => (
            <th key={column} scope="col">
              {t(`conversation.compare.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, state, original, message }) => (
          <tr key={`${message?.path ?? ''} ${original?.path ?? ''}`} data-state={state}>
            <th scope="row">
              <span className="cmp-field">
                {name} <StateMark state={state} />
              </span>
            </th>
            <Value place={original} />
            <Value place={message} />
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** How many fields differ, by the way they differ. */
const Counts = ({ fields }: Pick<ComparedReference, 'fields'>) => {
  const { t } = useTranslation();
  const counts = fieldStates
    .filter((state) => state !== 'same')
    .map((state) => ({ state, count: fields.filter((field) => field.state === state).length }))
    .filter(({ count }) => count > 0);
  if (counts.length === 0) return <span className="muted">{t('conversation.compare.noDifferences')}</span>;
  return (
    <span className="muted">
      {counts.map(({ state, count }) => t(`conversation.compare.count.${state}`, { count })).join(' · ')}
    </span>
  );
};

type Props = {
  readonly reference: ComparedReference;
  readonly onlyDifferences: boolean;
  readonly isOpenAtFirst: boolean;
};

/** One reference of the message, with the fields that it repeats; the table is drawn while it is open. */
export const ComparedReferenceView = ({ reference, onlyDifferences, isOpenAtFirst }: Props) => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { kind, result, originalMessageId = '', transactionId = originalMessageId, fields } = reference;
  const label =
    kind === 'group'
      ? t('conversation.compare.group', { id: originalMessageId })
      : t('conversation.compare.transaction', { id: transactionId });
  const shown = onlyDifferences ? fields.filter(({ state }) => state !== 'same') : fields;
  return (
    <details className="cmp-reference" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span className="cmp-reference-name">{label}</span> {result === 'compared' && <Counts fields={fields} />}
      </summary>
      {isOpen &&
        (result === 'compared' ? (
          <Fields fields={shown} label={label} />
        ) : (
          <p>{t(`conversation.compare.unknown.${result}`, { id: originalMessageId })}</p>
        ))}
    </details>
  );
};
