import type { FormatSummary } from '@clearbench/contracts/format/routes';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ProblemNotice } from '../parts/problem-notice.tsx';
import { Skeletons } from '../parts/skeletons.tsx';
import type { StoredFormat } from './format-form.ts';
import { formats } from './format-resource.ts';
import { SchemaButtons } from './schema-buttons.tsx';
import { StructureTree } from './structure-tree.tsx';
import { type FormatVersion, selectStructures, structureKey, structureRequested } from './structures-slice.ts';

const nameOf = (messageType: string): string => messageType.slice(0, 8);

/** The formats for a comparison, without duplicates: other versions of the same message first, then other messages. */
const otherFormats = (
  formats: readonly FormatSummary[],
  formatId: string,
  messageType: string,
): readonly FormatSummary[] => {
  const seen = new Set([messageType]);
  const others = formats.filter((format) => {
    if (format.id === formatId || seen.has(format.messageType)) return false;
    seen.add(format.messageType);
    return true;
  });
  const isSameMessage = (format: FormatSummary): boolean => nameOf(format.messageType) === nameOf(messageType);
  return others.toSorted(
    (one, other) =>
      Number(isSameMessage(other)) - Number(isSameMessage(one)) || one.messageType.localeCompare(other.messageType),
  );
};

const useStructure = (of: FormatVersion | undefined) => {
  const dispatch = useDispatch();
  const { known, problem } = useSelector(selectStructures);
  const { id, version } = of ?? {};
  useEffect(() => {
    if (id !== undefined && version !== undefined) dispatch(structureRequested({ id, version }));
  }, [dispatch, id, version]);
  return { structure: of && known[structureKey(of)], problem, retry: () => of && dispatch(structureRequested(of)) };
};

type Props = { readonly format: StoredFormat };

/** The structure of a message as a tree, which can be exported as an XML Schema and replaced by one. */
export const StructureView = ({ format }: Props) => {
  const { t } = useTranslation();
  const { structure, problem, retry } = useStructure(format);
  if (problem) return <ProblemNotice problem={problem} titleKey="formatAdmin.fetchFailed" onRetry={retry} />;
  if (!structure) return <Skeletons rows={10} />;
  return (
    <section aria-label={t('formatAdmin.structure')}>
      <div className="format-filters">
        <p className="muted">
          {t('formatAdmin.namespace')} <code>{structure.namespace || '–'}</code>
          {format.uploaded && <span className="tag uploaded-tag">{t('formatAdmin.uploaded')}</span>}
        </p>
        <SchemaButtons format={format} />
      </div>
      {format.beyond && <p className="format-beyond">{t('formatAdmin.beyond', format.beyond)}</p>}
      <StructureTree key={structureKey(format)} names={{ after: t('formatAdmin.column.content') }} after={structure} />
    </section>
  );
};

const useOther = ({ format: { id: formatId, messageType } }: Props) => {
  const dispatch = useDispatch();
  const { items } = useSelector(formats.items.select);
  const [params, setParams] = useSearchParams();
  useEffect(() => {
    dispatch(formats.items.actions.requested());
  }, [dispatch]);
  const others = otherFormats(items ?? [], formatId, messageType);
  const named = params.get('with') ?? '';
  const other = others.find(({ messageType: one }) => one === named) ?? others[0];
  const everything = params.get('all') === 'true';
  const choose = (choice: Readonly<Record<string, string>>) => {
    setParams((before) => ({ ...Object.fromEntries(before), ...choice }), { replace: true });
  };
  return { isRead: items !== undefined, others, other, everything, choose };
};

/** Two messages side by side: added, removed and changed elements. */
export const CompareView = (props: Props) => {
  const { t } = useTranslation();
  const { isRead, others, other, everything, choose } = useOther(props);
  const mine = useStructure(props.format);
  const theirs = useStructure(other);
  if (isRead && !other) return <p className="muted">{t('formatAdmin.nothingToCompare')}</p>;
  if (!other || !mine.structure || !theirs.structure) return <Skeletons rows={10} />;
  const key = `${structureKey(other)}|${everything}`;
  return (
    <section aria-label={t('formatAdmin.view.compare')}>
      <div className="format-filters">
        <label className="tick">
          <span>{t('formatAdmin.compareWith')}</span>
          <select className="input" value={other.messageType} onChange={({ target }) => choose({ with: target.value })}>
            {others.map(({ id, messageType }) => (
              <option key={id} value={messageType}>
                {messageType}
              </option>
            ))}
          </select>
        </label>
        <label className="tick">
          <input
            type="checkbox"
            className="choice"
            checked={!everything}
            onChange={() => choose({ all: String(!everything) })}
          />
          <span>{t('formatAdmin.onlyDifferences')}</span>
        </label>
      </div>
      <StructureTree
        key={key}
        names={{ before: other.messageType, after: props.format.messageType }}
        before={theirs.structure}
        after={mine.structure}
        differing={!everything}
      />
    </section>
  );
};
