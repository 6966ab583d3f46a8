import type { ChannelDetails } from '@clearbench/contracts/channel/administration-routes';
import type { SimEnvMember } from '@clearbench/contracts/sim-env/administration-routes';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditingDialog } from '../editing/editing-dialog.tsx';
import { SelectField, TextField, TickField } from '../editing/fields.tsx';
import { Button } from '../parts/button.tsx';
import { type Problem, problemOf } from '../saga/problem.ts';
import { channelCalls } from './channel-calls.ts';
import { type ChannelForm, freshChannel, isCompleteChannel, ownersOf, saveChannel } from './channel-form.ts';

type Props = {
  readonly environmentId: string;
  /** Absent for a new channel. */
  readonly stored: ChannelDetails | undefined;
  readonly versions: readonly RbVersion[];
  readonly members: readonly SimEnvMember[];
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

type FieldProps = Pick<Props, 'stored' | 'versions' | 'members'> & {
  readonly form: ChannelForm;
  readonly change: (changes: Partial<ChannelForm>) => void;
};

const Fields = ({ form, change, stored, versions, members }: FieldProps) => {
  const { t } = useTranslation();
  const owners = ownersOf(members, stored);
  return (
    <div className="fields">
      <TextField
        label={t('channel.field.channelName')}
        value={form.channelName}
        maxLength={60}
        shown
        required
        onChange={(channelName) => change({ channelName })}
      />
      {!stored && (
        <TextField
          label={t('channel.field.channelId')}
          help={t('channel.help.channelId')}
          value={form.channelId}
          maxLength={40}
          code
          spaceless
          required
          onChange={(channelId) => change({ channelId: channelId.toLowerCase() })}
        />
      )}
      <SelectField
        label={t('channel.field.ownerId')}
        help={t(owners.length === 0 ? 'channel.help.noMember' : 'channel.help.ownerId')}
        value={form.ownerId}
        options={[{ value: '', text: t('channel.chooseOwner') }, ...owners]}
        onChange={(ownerId) => change({ ownerId })}
      />
      <SelectField
        label={t('channel.field.direction')}
        value={form.direction}
        options={(['both', 'in'] as const).map((value) => ({ value, text: t(`channel.direction.${value}`) }))}
        onChange={(direction) => change({ direction: direction === 'in' ? 'in' : 'both' })}
      />
      <SelectField
        label={t('channel.field.rbVersion')}
        value={form.rbVersion}
        options={versions.map((value) => ({ value, text: value }))}
        onChange={(value) => change({ rbVersion: value as RbVersion })}
      />
      <TickField
        label={t('channel.field.sendsOnReceipt')}
        checked={form.sendsOnReceipt}
        onChange={(sendsOnReceipt) => change({ sendsOnReceipt })}
      />
    </div>
  );
};

/** Creates a channel, or changes its settings. */
export const ChannelDialog = ({ environmentId, stored, onClose, onSaved, ...choices }: Props) => {
  const { t } = useTranslation();
  const [before] = useState(() => freshChannel(stored, choices.versions));
  const [form, setForm] = useState(before);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const unsaved = JSON.stringify(form) !== JSON.stringify(before);
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await saveChannel(channelCalls, form, { environmentId, stored });
      onSaved();
    } catch (error) {
      setProblem(problemOf(error));
      setBusy(false);
    }
  };
  return (
    <EditingDialog
      title={stored ? t('channel.editTitle', { name: stored.channelName }) : t('channel.create')}
      unsaved={unsaved && !busy}
      onClose={onClose}
    >
      {(close) => (
        <form onSubmit={(event) => void save(event)}>
          <Fields form={form} change={(changes) => setForm({ ...form, ...changes })} stored={stored} {...choices} />
          {problem && (
            <p className="form-problem" role="alert">
              {t(`error.${problem.errorKey}`, problem.params)}
            </p>
          )}
          <div className="row-of-buttons row-of-buttons-end">
            <Button onClick={close}>{t('editing.cancel')}</Button>
            <Button type="submit" tone="primary" busy={busy} disabled={!unsaved || !isCompleteChannel(form)}>
              {t('channel.save')}
            </Button>
          </div>
        </form>
      )}
    </EditingDialog>
  );
};
