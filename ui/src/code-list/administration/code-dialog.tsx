import { isIsoDate } from '@clearbench/calendars/iso-date';
import type { ListedCode } from '@clearbench/contracts/code-list/events';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditingDialog } from '../../editing/editing-dialog.tsx';
import { TextField } from '../../editing/fields.tsx';
import { Button } from '../../parts/button.tsx';
import { isCode, type ListUses } from './code-list-form.ts';
import { useListTitle } from './use-list-title.ts';

type DayFieldProps = { readonly label: string; readonly value: string; readonly onChange: (day: string) => void };

/** An optional date. */
const DayField = ({ label, value, onChange }: DayFieldProps) => {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input id={id} type="date" className="input" value={value} onChange={({ target }) => onChange(target.value)} />
    </div>
  );
};

type CodeUsesProps = { readonly code: string; readonly usedBy: ListUses };

/** The uses of a code: rules that use the list, subsets that contain the code, and templates that write it. */
const CodeUses = ({ code, usedBy: { rules, subsets, templates } }: CodeUsesProps) => {
  const { t } = useTranslation();
  const titleOf = useListTitle();
  const parts = subsets.filter(({ codes }) => codes.includes(code));
  const written = Object.hasOwn(templates, code) ? (templates[code] ?? []) : [];
  if (rules.length + parts.length + written.length === 0) return <p className="muted">{t('codeList.code.unused')}</p>;
  return (
    <div className="code-uses">
      <strong>{t('codeList.code.used')}</strong>
      <ul>
        {rules.length > 0 && <li>{t('codeList.code.rules', { count: rules.length, rules: rules.join(', ') })}</li>}
        {parts.map((part) => (
          <li key={part.name}>
            {t(part.rules.length > 0 ? 'codeList.code.partRules' : 'codeList.code.part', {
              count: part.rules.length,
              title: titleOf(part),
              rules: part.rules.join(', '),
            })}
          </li>
        ))}
        {written.map((title) => (
          <li key={title}>{t('codeList.code.template', { title })}</li>
        ))}
      </ul>
    </div>
  );
};

type Props = {
  /** '' = a new one. */
  readonly code: string;
  readonly listed: ListedCode;
  readonly usedBy: ListUses;
  readonly isTaken: (code: string) => boolean;
  readonly onPut: (code: string, listed: ListedCode) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
};

const languages = ['en', 'de', 'fr'] as const;

const withText = (listed: ListedCode, language: string, text: string): ListedCode => {
  const { [language]: _, ...others } = listed.texts;
  return { ...listed, texts: text === '' ? others : { ...others, [language]: text } };
};

const withDay = (listed: ListedCode, field: 'validFrom' | 'validTo', day: string): ListedCode => {
  const { [field]: _, ...others } = listed;
  return isIsoDate(day) ? { ...others, [field]: day } : others;
};

const isPossible = ({ validFrom, validTo }: ListedCode): boolean => !(validFrom && validTo && validTo < validFrom);

/** A code with its texts, its validity and its uses. */
export const CodeDialog = ({ code: known, listed, usedBy, isTaken, onPut, onRemove, onClose }: Props) => {
  const { t } = useTranslation();
  const [code, setCode] = useState(known);
  const [draft, change] = useState(listed);
  const fault = code !== known && isTaken(code) ? 'taken' : code === '' || isCode(code) ? undefined : 'wrong';
  const ready = isCode(code) && fault === undefined && isPossible(draft);
  const unsaved = code !== known || JSON.stringify(draft) !== JSON.stringify(listed);
  return (
    <EditingDialog title={known === '' ? t('codeList.code.add') : known} unsaved={unsaved} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (ready) onPut(code, draft);
          }}
        >
          <div className="code-fields">
            {known === '' && (
              <TextField
                label={t('codeList.code.code')}
                error={fault && t(`codeList.code.${fault}`)}
                value={code}
                maxLength={35}
                spellCheck={false}
                required
                onChange={(typed) => setCode(typed.trim())}
              />
            )}
            {languages.map((language) => (
              <TextField
                key={language}
                label={t(`codeList.text.${language}`)}
                value={draft.texts[language] ?? ''}
                maxLength={140}
                onChange={(text) => change(withText(draft, language, text))}
              />
            ))}
            <div className="code-days">
              {(['validFrom', 'validTo'] as const).map((field) => (
                <DayField
                  key={field}
                  label={t(`codeList.code.${field}`)}
                  value={draft[field] ?? ''}
                  onChange={(day) => change(withDay(draft, field, day))}
                />
              ))}
            </div>
            {!isPossible(draft) && <p className="field-error">{t('codeList.code.backwards')}</p>}
          </div>
          {known !== '' && <CodeUses code={known} usedBy={usedBy} />}
          <div className="row-of-buttons row-of-buttons-end">
            {known !== '' && (
              <Button tone="bad" onClick={onRemove}>
                {t('codeList.code.remove')}
              </Button>
            )}
            <Button onClick={close}>{t('editing.cancel')}</Button>
            <Button type="submit" tone="primary" disabled={!ready}>
              {t('codeList.code.put')}
            </Button>
          </div>
        </form>
      )}
    </EditingDialog>
  );
};
