import type { FormNode } from '@clearbench/validation/form/form-node';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AddButton } from './add-button.tsx';
import { FieldFindings } from './field-findings.tsx';
import { FieldName, spokenName } from './field-name.tsx';
import { useFormWork } from './form-context.ts';
import { RowActions } from './row-actions.tsx';
import { ValueRow } from './value-row.tsx';
import { Ways } from './ways.tsx';

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

/** A group of fields under its name, or a choice with its ways. */
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
        {kind === 'choice' && present && <Ways node={node} />}
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

/** A field, a choice whose way is a field, or a group. */
export const FormPart = ({ node, depth }: { readonly node: FormNode; readonly depth: number }) => {
  const { field, kind, children } = node;
  if (field) return <ValueRow node={{ ...node, field }} />;
  const [way, ...more] = children;
  if (kind === 'choice' && way?.field && more.length === 0)
    return <ValueRow node={{ ...way, field: way.field }} choice={{ node, ways: <Ways node={node} /> }} />;
  return <FormGroup node={node} depth={depth} />;
};
