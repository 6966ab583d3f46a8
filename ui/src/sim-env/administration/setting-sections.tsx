import type { FormatSummary } from '@clearbench/contracts/format/routes';
import { rbVersion } from '@clearbench/contracts/sim-env/events';
import { schemes } from '@clearbench/contracts/sim-env/scheme';
import { useTranslation } from 'react-i18next';
import { TextField, TickField } from '../../editing/fields.tsx';
import { FormSection } from '../../editing/form-section.tsx';
import { type SimEnvForm, tokenFrom } from './sim-env-form.ts';

export type SectionProps = {
  readonly shown: SimEnvForm;
  /** The error text by field, if there is one. */
  readonly fault: (field: keyof SimEnvForm) => string | undefined;
  readonly isNew: boolean;
  readonly onChange: (choice: Partial<SimEnvForm>) => void;
};

const NameFields = ({
  shown,
  fault,
  isNew,
  onChange,
  groups,
}: SectionProps & { readonly groups: readonly string[] }) => {
  const { t } = useTranslation();
  const { environmentName, environmentGroup, environmentToken } = shown;
  // While the token equals the one suggested for the name, it follows the name.
  const named = (name: string) =>
    onChange({
      environmentName: name,
      ...(isNew && environmentToken === tokenFrom(environmentName) ? { environmentToken: tokenFrom(name) } : {}),
    });
  return (
    <div className="fields">
      <TextField
        label={t('simEnvAdmin.field.environmentName')}
        error={fault('environmentName')}
        value={environmentName}
        maxLength={60}
        shown
        required
        onChange={named}
      />
      <TextField
        label={t('simEnvAdmin.field.environmentGroup')}
        help={t('simEnvAdmin.help.environmentGroup')}
        error={fault('environmentGroup')}
        value={environmentGroup}
        maxLength={60}
        list={groups}
        shown
        required
        onChange={(value) => onChange({ environmentGroup: value })}
      />
      <TextField
        label={t('simEnvAdmin.field.environmentToken')}
        help={t(isNew ? 'simEnvAdmin.help.environmentToken' : 'simEnvAdmin.help.tokenFixed')}
        error={fault('environmentToken')}
        value={environmentToken}
        spaceless
        disabled={!isNew}
        spellCheck={false}
        maxLength={40}
        onChange={(value) => onChange({ environmentToken: value })}
      />
    </div>
  );
};

/** The name and the token of the environment. */
export const NameSection = (props: SectionProps & { readonly groups: readonly string[] }) => {
  const { t } = useTranslation();
  return (
    <FormSection title={t('simEnvAdmin.name')}>
      <NameFields {...props} />
    </FormSection>
  );
};

const Scheme = ({ shown, isNew, onChange }: SectionProps) => {
  const { t } = useTranslation();
  return (
    <fieldset className="choices" disabled={!isNew}>
      <legend>{t('simEnvAdmin.field.scheme')}</legend>
      {schemes.map((scheme) => (
        <label key={scheme} className="tick">
          <input
            type="radio"
            className="choice"
            name="scheme"
            checked={shown.scheme === scheme}
            onChange={() => onChange({ scheme })}
          />
          <span>{t(`scheme.${scheme}`)}</span>
        </label>
      ))}
      {!isNew && <p className="field-help">{t('simEnvAdmin.help.schemeFixed')}</p>}
    </fieldset>
  );
};

const newestFirst = [...rbVersion.options].reverse();

const Versions = ({ shown, fault, onChange }: SectionProps) => {
  const { t } = useTranslation();
  const toggled = (version: (typeof newestFirst)[number]) =>
    newestFirst.filter((one) => (one === version ? !shown.versions.includes(one) : shown.versions.includes(one)));
  return (
    <fieldset className="choices">
      <legend>{t('simEnvAdmin.field.versions')}</legend>
      {newestFirst.map((version) => (
        <TickField
          key={version}
          label={version}
          checked={shown.versions.includes(version)}
          onChange={() => onChange({ versions: toggled(version) })}
        />
      ))}
      {fault('versions') && <p className="field-error">{fault('versions')}</p>}
    </fieldset>
  );
};

/** The formats that administrators added to the chosen rulebooks; hidden if there are none. */
const Formats = ({ shown, added, onChange }: SectionProps & { readonly added: readonly FormatSummary[] }) => {
  const { t } = useTranslation();
  const offered = added.filter(
    ({ messageScheme, rbVersion: version }) => messageScheme === shown.scheme && shown.versions.includes(version),
  );
  if (offered.length === 0) return null;
  const toggled = (id: string) =>
    shown.formats.includes(id) ? shown.formats.filter((one) => one !== id) : [...shown.formats, id].toSorted();
  return (
    <fieldset className="choices">
      <legend>{t('simEnvAdmin.field.formats')}</legend>
      {offered.map(({ id, messageType, rbVersion: version }) => (
        <TickField
          key={id}
          label={`${messageType} · ${version}`}
          checked={shown.formats.includes(id)}
          onChange={() => onChange({ formats: toggled(id) })}
        />
      ))}
      <p className="field-help">{t('simEnvAdmin.help.formats')}</p>
    </fieldset>
  );
};

/** The rulebooks that validate files, and whether files can be sent. */
export const RuleSection = ({ added, ...props }: SectionProps & { readonly added: readonly FormatSummary[] }) => {
  const { t } = useTranslation();
  return (
    <FormSection title={t('simEnvAdmin.rules')}>
      <div className="fields">
        <Scheme {...props} />
        <Versions {...props} />
        <Formats {...props} added={added} />
      </div>
      {props.shown.rulesAlong > 0 && (
        <p className="field-help">{t('simEnvRules.copied', { count: props.shown.rulesAlong })}</p>
      )}
      <TickField
        label={t('simEnvAdmin.field.canSendToTestEngine')}
        help={t('simEnvAdmin.help.canSendToTestEngine')}
        checked={props.shown.canSendToTestEngine}
        onChange={(canSendToTestEngine) => props.onChange({ canSendToTestEngine })}
      />
    </FormSection>
  );
};
