import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { useTranslation } from 'react-i18next';
import { NumberField, TextField, TickField } from '../../editing/fields.tsx';
import { FormSection } from '../../editing/form-section.tsx';
import { EnvironmentPicker } from '../../user/administration/environment-picker.tsx';
import { isShort, mostADay, mostEnvironments, type PlanForm } from './plan-terms.ts';

type Props = { readonly shown: PlanForm; readonly onChange: (choice: Partial<PlanForm>) => void };

const flags = ['canCreate', 'canEdit', 'canValidate'] as const;

const NameSection = ({ shown, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <FormSection title={t('planAdmin.name')} help={t('planAdmin.nameHelp')}>
      <div className="one-column">
        <TextField
          label={t('planAdmin.field.planName')}
          help={isShort(shown.planName) ? t('planAdmin.short') : undefined}
          value={shown.planName}
          maxLength={60}
          shown
          required
          onChange={(planName) => onChange({ planName })}
        />
        <TextField
          label={t('planAdmin.field.planDescription')}
          value={shown.planDescription}
          maxLength={500}
          rows={3}
          shown
          onChange={(planDescription) => onChange({ planDescription })}
        />
        <TickField
          label={t('planAdmin.field.showPlanInfo')}
          help={t('planAdmin.showPlanInfoHelp')}
          checked={shown.showPlanInfo}
          onChange={(showPlanInfo) => onChange({ showPlanInfo })}
        />
      </div>
    </FormSection>
  );
};

const FlagSection = ({ shown, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <FormSection title={t('planAdmin.flags')} help={t('planAdmin.flagsHelp')}>
      {flags.map((flag) => (
        <TickField
          key={flag}
          label={t(`planAdmin.field.${flag}`)}
          help={t(`planAdmin.help.${flag}`)}
          checked={shown[flag]}
          onChange={(checked) => onChange({ [flag]: checked })}
        />
      ))}
    </FormSection>
  );
};

const QuotaSection = ({ shown, onChange }: Props) => {
  const { t } = useTranslation();
  const quotas = ['filesPerDay', 'validationsPerDay'] as const;
  return (
    <FormSection title={t('planAdmin.quotas')} help={t('planAdmin.quotasHelp')}>
      <div className="fields">
        {quotas.map((quota) => (
          <NumberField
            key={quota}
            label={t(`planAdmin.field.${quota}`)}
            help={t(`planAdmin.help.${quota}`)}
            placeholder={t('planAdmin.noLimit')}
            value={shown[quota]}
            min={0}
            max={mostADay}
            onChange={(value) => onChange({ [quota]: value })}
          />
        ))}
      </div>
    </FormSection>
  );
};

type EnvironmentProps = Props & { readonly environments: readonly SimEnv[] };

const EnvironmentSection = ({ shown, onChange, environments }: EnvironmentProps) => {
  const { t } = useTranslation();
  const { maxEnvs, planSimEnvs } = shown;
  const tooMany = planSimEnvs.length > (maxEnvs ?? 0);
  return (
    <FormSection title={t('planAdmin.environments')} help={t('planAdmin.environmentsHelp')}>
      <div className="fields">
        <NumberField
          label={t('planAdmin.field.maxEnvs')}
          help={t('planAdmin.maxEnvsHelp')}
          value={maxEnvs}
          min={0}
          max={mostEnvironments}
          required
          onChange={(value) => onChange({ maxEnvs: value })}
        />
      </div>
      <p className="field-label">{t('planAdmin.field.planSimEnvs')}</p>
      {tooMany && (
        <p className="field-error" role="alert">
          {t('planAdmin.tooMany', { count: planSimEnvs.length, max: maxEnvs ?? 0 })}
        </p>
      )}
      <EnvironmentPicker
        environments={environments}
        chosen={planSimEnvs}
        onChange={(ids) => onChange({ planSimEnvs: [...ids].sort() })}
      />
    </FormSection>
  );
};

/** The permissions and limits of a plan. */
export const PlanSections = (props: EnvironmentProps) => (
  <>
    <NameSection {...props} />
    <FlagSection {...props} />
    <QuotaSection {...props} />
    <EnvironmentSection {...props} />
  </>
);
