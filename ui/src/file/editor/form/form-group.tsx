import { IconPlus } from 'virtual:icons';
import type { FormNode } from '@clearbench/authoring/form/form-node';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Floating } from '../../../parts/floating.tsx';
import { PickList } from '../../../parts/pick-list.tsx';
import type { Anchor } from '../../../parts/place-floating.ts';
import { markText } from '../language/language-texts.ts';
import { FieldFindings } from './field-findings.tsx';
import { FieldName, spokenName } from './field-name.tsx';
import { useFormWork } from './form-context.ts';
import { RowActions } from './row-actions.tsx';
import { ValueRow } from './value-row.tsx';

/** The options of a choice. */
const ChoiceButtons = ({ node }: { readonly node: FormNode }) => {
  const { t } = useTranslation();
  const { fixed, change } = useFormWork();
  const { path, ways = [], chosen = '' } = node;
  return (
    <select
      className="input fm-select fm-ways"
      aria-label={t('editor.form.ways', { name: spokenName(node) })}
      disabled={fixed}
      value={chosen}
      onChange={({ target }) => void change({ kind: 'choose', path, tag: target.value })}
    >
      {!ways.some(({ tag }) => tag === chosen) && <option value={chosen}>{chosen || t('editor.form.choose')}</option>}
      {ways.map(({ tag, name, outsideSubset }) => (
        <option key={tag} value={tag}>
          {outsideSubset ? `${name} (${markText(t, outsideSubset)})` : name}
        </option>
      ))}
    </select>
  );
};

/** Lists the elements that can be added to a group, searchable by name or element. */
const AddButton = ({ node }: { readonly node: FormNode }) => {
  const { t } = useTranslation();
  const { fixed, change } = useFormWork();
  const [anchor, setAnchor] = useState<Anchor>();
  const { path, offers } = node;
  if (fixed || offers.length === 0) return null;
  const label = t('editor.form.addTo', { name: spokenName(node) });
  const items = offers.map(({ tag, name, outsideSubset }) => ({
    id: tag,
    text: name,
    hint: tag,
    group: outsideSubset ? markText(t, outsideSubset) : '',
    run: () => void change({ kind: 'add', path, tag }),
  }));
  return (
    <>
      <button
        type="button"
        className="link-button fm-add"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget.getBoundingClientRect())}
      >
        <IconPlus size={13} aria-hidden /> {t('editor.form.add')}
      </button>
      {anchor && (
        <Floating
          anchor={anchor}
          role="dialog"
          label={label}
          className="pick-box fm-pick"
          onClose={() => setAnchor(undefined)}
        >
          <PickList
            label={label}
            placeholder={t('editor.form.search')}
            nothing={t('editor.form.noOffer')}
            items={items}
            onPick={(item) => {
              setAnchor(undefined);
              item.run();
            }}
          />
        </Floating>
      )}
    </>
  );
};

const Missing = ({ node }: { readonly node: FormNode }) => {
  const { t } = useTranslation();
  const { fixed, change } = useFormWork();
  const { path, tag } = node;
  return (
    <p className="fm-missing">
      {t('editor.form.missing')}
      {!fixed && (
        <button
          type="button"
          className="link-button"
          aria-label={t('editor.form.addMissing', { name: node.name })}
          onClick={() => void change({ kind: 'add', path: path.slice(0, path.lastIndexOf('/')), tag })}
        >
          {t('editor.form.addIt')}
        </button>
      )}
    </p>
  );
};

const noteOf = ({ kind, notShown }: FormNode): string | undefined => {
  if (kind === 'free') return 'editor.form.free';
  if (kind === 'unknown') return 'editor.form.unknown';
  return notShown > 0 ? 'editor.form.notShown' : undefined;
};

const deepestHeading = 6;

/** A group of fields with its name, or a choice with its options. */
export const FormGroup = ({ node, depth }: { readonly node: FormNode; readonly depth: number }) => {
  const { t } = useTranslation();
  const { current } = useFormWork();
  const id = useId();
  const { path, kind, present, children, notShown } = node;
  const note = noteOf(node);
  const Heading = `h${Math.min(depth + 2, deepestHeading)}` as 'h2';
  return (
    <fieldset
      className="fm-group"
      data-path={path}
      data-depth={Math.min(depth, 4)}
      data-current={current === path || undefined}
      aria-labelledby={id}
    >
      <div className="fm-group-head">
        <Heading id={id} className="fm-group-name" title={node.meaning}>
          <FieldName node={node} />
        </Heading>
        {kind === 'choice' && present && <ChoiceButtons node={node} />}
        <AddButton node={node} />
        <RowActions node={node} name={spokenName(node)} />
      </div>
      <FieldFindings id={`${id}-findings`} path={path} />
      {!present && <Missing node={node} />}
      {note && <p className="fm-note">{t(note, { count: notShown })}</p>}
      <div className="fm-children">
        {children.map((child) => (
          <FormPart key={child.path} node={child} depth={depth + 1} />
        ))}
      </div>
    </fieldset>
  );
};

/** A field, a choice whose selected option is a field, or a group. */
const FormPart = ({ node, depth }: { readonly node: FormNode; readonly depth: number }) => {
  const { field, kind, children } = node;
  if (field) return <ValueRow node={{ ...node, field }} />;
  const [way, ...more] = children;
  if (kind === 'choice' && way?.field && more.length === 0)
    return <ValueRow node={{ ...way, field: way.field }} choice={{ node, ways: <ChoiceButtons node={node} /> }} />;
  return <FormGroup node={node} depth={depth} />;
};
