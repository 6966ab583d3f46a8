import type { TemplateContent } from '@clearbench/contracts/template/events';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../parts/button.tsx';
import { groupable, type Stretch, stretches, withField, withGroup } from './body-edits.ts';

type Props = {
  readonly content: TemplateContent;
  readonly chosen: string | undefined;
  readonly onChange: (content: TemplateContent) => void;
  /** A field was selected, an existing or a new one. */
  readonly onPick: (name: string) => void;
};

const Piece = ({ stretch, chosen, onClick }: { stretch: Stretch; chosen: boolean; onClick: () => void }) => {
  const { t } = useTranslation();
  const { kind, text, name } = stretch;
  if (kind === 'markup') return <>{text}</>;
  const label = t(kind === 'field' ? 'templateAdmin.showField' : 'templateAdmin.makeField', { name, value: text });
  return (
    <button
      type="button"
      className="body-value"
      data-kind={kind}
      aria-pressed={kind === 'field' ? chosen : undefined}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      {kind === 'field' ? name : text}
    </button>
  );
};

const GroupMaker = ({ content, onChange }: Pick<Props, 'content' | 'onChange'>) => {
  const { t } = useTranslation();
  const names = useMemo(() => groupable(content.body), [content.body]);
  const [name, choose] = useState('');
  return (
    <div className="format-filters">
      <label className="tick">
        <span>{t('templateAdmin.repeat')}</span>
        <select className="input" value={name} onChange={({ target }) => choose(target.value)}>
          <option value="">{t('templateAdmin.chooseElement')}</option>
          {names.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      <Button
        disabled={name === ''}
        onClick={() => {
          onChange(withGroup(content, name));
          choose('');
        }}
      >
        {t('templateAdmin.makeGroup')}
      </Button>
    </div>
  );
};

/** The text of a template: clicking a value makes it a field; the plain text can also be edited. */
export const BodyPicker = ({ content, chosen, onChange, onPick }: Props) => {
  const { t } = useTranslation();
  const [writing, write] = useState(content.body === '');
  const fields = new Set(content.sections.flatMap((section) => section.fields.map(({ name }) => name)));
  // Values that the engine computes look like fields, but are none.
  const cut = stretches(content.body).map((one) =>
    one.kind === 'field' && !fields.has(one.name) ? { ...one, kind: 'markup' as const } : one,
  );
  const pick = (stretch: Stretch) => {
    if (stretch.kind === 'field') return onPick(stretch.name);
    const made = withField(content, stretch);
    onChange(made.content);
    onPick(made.name);
  };
  const frame = { className: 'body-text', tabIndex: 0, role: 'group', 'aria-label': t('templateAdmin.text') };
  return (
    <>
      <div className="format-filters">
        <p className="field-help">{t('templateAdmin.textHelp')}</p>
        <Button onClick={() => write(!writing)}>{t(writing ? 'templateAdmin.pick' : 'templateAdmin.write')}</Button>
      </div>
      {writing ? (
        <textarea
          className="input body-source"
          aria-label={t('templateAdmin.text')}
          spellCheck={false}
          rows={18}
          value={content.body}
          onChange={({ target }) => onChange({ ...content, body: target.value })}
        />
      ) : (
        <pre {...frame}>
          {cut.map((stretch) => (
            <Piece key={stretch.at} stretch={stretch} chosen={stretch.name === chosen} onClick={() => pick(stretch)} />
          ))}
        </pre>
      )}
      <GroupMaker content={content} onChange={onChange} />
    </>
  );
};
