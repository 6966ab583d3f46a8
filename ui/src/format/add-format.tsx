import { IconUpload } from 'virtual:icons';
import { longestMessageType, messageTypePattern } from '@clearbench/contracts/format/format-id';
import type { FormatSummary } from '@clearbench/contracts/format/routes';
import { messageTypeOf, namespacePrefix } from '@clearbench/iso20022/message-type';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { EditingDialog } from '../editing/editing-dialog.tsx';
import { SelectField, TextField } from '../editing/fields.tsx';
import { Button } from '../parts/button.tsx';
import { addReconsidered, addRequested, selectAdding } from './adding-slice.ts';

type Rulebook = Pick<FormatSummary, 'messageScheme' | 'rbVersion'>;
type Schema = { readonly name: string; readonly text: string };

const SchemaField = ({ schema, onTake }: { readonly schema: Schema | undefined; onTake: (schema: Schema) => void }) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File | undefined) => {
    if (file) onTake({ name: file.name, text: await file.text() });
    if (input.current) input.current.value = '';
  };
  return (
    <div className="add-format-schema">
      <input
        ref={input}
        type="file"
        accept=".xsd,.xml"
        hidden
        aria-label={t('formatAdmin.chooseXsd')}
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <Button icon={<IconUpload size={15} aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('formatAdmin.chooseXsd')}
      </Button>
      <span className={schema ? 'clipped' : 'muted'}>{schema?.name ?? t('formatAdmin.noXsd')}</span>
    </div>
  );
};

/** The existing rulebooks, as the built-in formats name them. */
const rulebooksIn = (formats: readonly FormatSummary[], scheme: string) => [
  ...new Set(formats.filter(({ messageScheme }) => messageScheme === scheme).map(({ rbVersion }) => rbVersion)),
];

type FieldProps = {
  readonly formats: readonly FormatSummary[];
  readonly rulebook: Rulebook;
  readonly messageType: string;
  readonly name: (messageType: string) => void;
  readonly setRulebook: (rulebook: Rulebook) => void;
};

const FormatFields = ({ formats, rulebook, messageType, name, setRulebook }: FieldProps) => {
  const { t } = useTranslation();
  const { messageScheme, rbVersion } = rulebook;
  const schemes = [...new Set(formats.map((one) => one.messageScheme))];
  const wrong = messageType !== '' && !messageTypePattern.test(messageType);
  return (
    <>
      <TextField
        label={t('formatAdmin.messageType')}
        help={t('formatAdmin.help.messageType')}
        error={wrong ? t('formatAdmin.badMessageType') : undefined}
        value={messageType}
        maxLength={longestMessageType}
        spellCheck={false}
        required
        onChange={name}
      />
      <SelectField
        label={t('formatAdmin.scheme')}
        value={messageScheme}
        options={schemes.map((one) => ({ value: one, text: t(`formatAdmin.scheme.${one}`) }))}
        onChange={(value) => {
          const scheme = schemes.find((one) => one === value) ?? messageScheme;
          const versions = rulebooksIn(formats, scheme);
          const kept = versions.includes(rbVersion) ? rbVersion : (versions[0] ?? rbVersion);
          setRulebook({ messageScheme: scheme, rbVersion: kept });
        }}
      />
      <SelectField
        label={t('formatAdmin.rulebook')}
        value={rbVersion}
        options={rulebooksIn(formats, messageScheme).map((one) => ({ value: one, text: one }))}
        onChange={(value) => {
          const version = rulebooksIn(formats, messageScheme).find((one) => one === value);
          if (version) setRulebook({ messageScheme, rbVersion: version });
        }}
      />
    </>
  );
};

type Props = {
  readonly formats: readonly FormatSummary[];
  readonly rulebook: Rulebook;
  readonly onClose: () => void;
};

/** Adds a message type that is not built in, by its schema; a message of ISO 20022 may have none. */
export const AddFormat = ({ formats, rulebook: first, onClose }: Props) => {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { adding, problem } = useSelector(selectAdding);
  const [rulebook, setRulebook] = useState(first);
  const [messageType, name] = useState('');
  const [schema, take] = useState<Schema>();
  useEffect(() => () => void dispatch(addReconsidered()), [dispatch]);
  const hasStructure = schema !== undefined || messageTypeOf(namespacePrefix + messageType) !== undefined;
  const ready = messageTypePattern.test(messageType) && hasStructure && !adding;
  const unsaved = (messageType !== '' || schema !== undefined) && !adding;
  return (
    <EditingDialog title={t('formatAdmin.add')} unsaved={unsaved} onClose={onClose}>
      {(close) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (ready) dispatch(addRequested({ ...rulebook, messageType, text: schema?.text ?? '' }));
          }}
        >
          <p className="muted">{t('formatAdmin.addBody')}</p>
          <div className="add-format-fields">
            <FormatFields
              formats={formats}
              rulebook={rulebook}
              messageType={messageType}
              name={(typed) => name(typed.trim())}
              setRulebook={setRulebook}
            />
            <SchemaField
              schema={schema}
              onTake={(chosen) => {
                take(chosen);
                dispatch(addReconsidered());
              }}
            />
          </div>
          {problem && (
            <p className="form-problem" role="alert">
              {t(`error.${problem.errorKey}`, problem.params)}
            </p>
          )}
          <div className="row-of-buttons row-of-buttons-end">
            <Button onClick={close}>{t('editing.cancel')}</Button>
            <Button type="submit" tone="primary" disabled={!ready}>
              {t(adding ? 'formatAdmin.uploading' : 'formatAdmin.addDo')}
            </Button>
          </div>
        </form>
      )}
    </EditingDialog>
  );
};
