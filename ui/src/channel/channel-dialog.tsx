import type { ChannelDetails } from '@clearbench/contracts/channel/administration-routes';
import { longestAddress, longestKey, mostKeys } from '@clearbench/contracts/channel/limits';
import { channelKinds, type NotificationType, notificationTypes } from '@clearbench/contracts/channel/settings';
import type { SimEnvMember } from '@clearbench/contracts/sim-env/administration-routes';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EditingDialog } from '../editing/editing-dialog.tsx';
import { SelectField, TextField, TickField } from '../editing/fields.tsx';
import { Button } from '../parts/button.tsx';
import { type Problem, problemOf } from '../saga/problem.ts';
import { channelCalls } from './channel-calls.ts';
import {
  type ChannelForm,
  freshChannel,
  hasGoodKeys,
  isCompleteChannel,
  ownersOf,
  saveChannel,
} from './channel-form.ts';
import { ServerFields } from './server-fields.tsx';
import { isServerKind, usualFor } from './server-form.ts';

type Props = {
  readonly environmentId: string;
  /** Absent for a new channel. */
  readonly stored: ChannelDetails | undefined;
  readonly versions: readonly RbVersion[];
  readonly members: readonly SimEnvMember[];
  readonly onClose: () => void;
  /** `secret` is a new one. */
  readonly onSaved: (secret: string | undefined) => void;
};

type FieldProps = Pick<Props, 'stored' | 'versions' | 'members'> & {
  readonly form: ChannelForm;
  readonly change: (changes: Partial<ChannelForm>) => void;
};

type PartProps = Pick<FieldProps, 'form' | 'change'>;

/** The fields of an SFTP channel. */
const SftpFields = ({ form, change }: PartProps) => {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('channel.field.keys')}
        help={t('channel.help.keys')}
        error={hasGoodKeys(form) ? undefined : t('error.channel.badKey')}
        value={form.keys}
        maxLength={mostKeys * longestKey}
        rows={4}
        code
        onChange={(keys) => change({ keys })}
      />
      <TickField
        label={t('channel.field.doneMarkers')}
        checked={form.doneMarkers}
        onChange={(doneMarkers) => change({ doneMarkers })}
      />
    </>
  );
};

/** The fields of a channel of files. */
const FileFields = ({ form, change, versions, stored }: PartProps & Pick<Props, 'versions' | 'stored'>) => {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        label={t('channel.field.direction')}
        value={form.direction}
        options={(['both', 'in'] as const).map((value) => ({ value, text: t(`channel.direction.${value}`) }))}
        onChange={(direction) => change({ direction: direction === 'in' ? 'in' : 'both' })}
      />
      {form.kind === 'http' && form.direction === 'both' && (
        <TextField
          label={t('channel.field.pushUrl')}
          help={t('channel.help.pushUrl')}
          value={form.url}
          maxLength={longestAddress}
          code
          spaceless
          onChange={(url) => change({ url })}
        />
      )}
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
      {form.kind === 'sftp' && <SftpFields form={form} change={change} />}
      {isServerKind(form.kind) && (
        <ServerFields form={form} change={change} kind={form.kind} hasOne={stored?.credential !== undefined} />
      )}
    </>
  );
};

/** The fields of a webhook. */
const WebhookFields = ({ form, change }: PartProps) => {
  const { t } = useTranslation();
  const toggled = (type: NotificationType) =>
    notificationTypes.filter((one) => (one === type) !== form.notifications.includes(one));
  return (
    <>
      <TextField
        label={t('channel.field.url')}
        help={t('channel.help.url')}
        value={form.url}
        maxLength={longestAddress}
        code
        spaceless
        required
        onChange={(url) => change({ url })}
      />
      <fieldset className="choices">
        <legend>{t('channel.field.notifications')}</legend>
        {notificationTypes.map((type) => (
          <TickField
            key={type}
            label={t(`channel.notification.${type}`)}
            checked={form.notifications.includes(type)}
            onChange={() => change({ notifications: toggled(type) })}
          />
        ))}
      </fieldset>
    </>
  );
};

/** Another kind, with the usual values of its server. */
const kindChanges = (chosen: string): Partial<ChannelForm> => ({
  kind: channelKinds.find((kind) => kind === chosen) ?? 'http',
  ...(isServerKind(chosen) ? usualFor(chosen) : {}),
});

const Fields = ({ form, change, stored, versions, members }: FieldProps) => {
  const { t } = useTranslation();
  const owners = ownersOf(members, stored);
  return (
    <div className="fields">
      {!stored && (
        <SelectField
          label={t('channel.field.kind')}
          value={form.kind}
          options={channelKinds.map((value) => ({ value, text: t(`channel.kind.${value}`) }))}
          onChange={(chosen) => change(kindChanges(chosen))}
        />
      )}
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
      {form.kind === 'webhook' ? (
        <WebhookFields form={form} change={change} />
      ) : (
        <FileFields form={form} change={change} versions={versions} stored={stored} />
      )}
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
      onSaved(await saveChannel(channelCalls, form, { environmentId, stored }));
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
