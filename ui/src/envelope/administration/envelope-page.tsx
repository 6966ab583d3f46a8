import './envelope.css';
import type { EnvelopeDetails } from '@clearbench/contracts/envelope/routes';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useParams } from 'react-router-dom';
import { addResource } from '../../admin-resource/add-resource.ts';
import { ResourceForm } from '../../admin-resource/resource-form.tsx';
import { type RemoveDialogProps, ResourcePage } from '../../admin-resource/resource-page.tsx';
import type { Edited } from '../../admin-resource/use-edited.ts';
import { RemoveDialog } from '../../editing/remove-dialog.tsx';
import { type EnvelopeForm, envelopes } from './envelope-resource.ts';
import { ProfileSection } from './profile-section.tsx';
import { ProfileTest } from './profile-test.tsx';
import { ProfileVersions } from './profile-versions.tsx';
import { useProfileCheck } from './use-profile-check.ts';

addResource(envelopes);

type EditedEnvelope = Edited<EnvelopeDetails, EnvelopeForm>;

const DeleteEnvelope = ({ stored, ...dialog }: RemoveDialogProps & { readonly stored: EnvelopeDetails }) => {
  const { t } = useTranslation();
  const { name, usedBy } = stored;
  const inUse = usedBy.length > 0;
  return (
    <RemoveDialog title={t('envelope.deleteTitle', { name })} inUse={inUse} {...dialog}>
      <p>{inUse ? t('envelope.deleteInUse', { names: usedBy.slice(0, 5).join(', ') }) : t('envelope.deleteBody')}</p>
    </RemoveDialog>
  );
};

type FormProps = { readonly edited: EditedEnvelope; readonly onRemove: () => void };

const Form = ({ edited, onRemove }: FormProps) => {
  const dispatch = useDispatch();
  const { shown, stored, unsaved, change } = edited;
  const { faults, isFaulty } = useProfileCheck(shown.text);
  return (
    <ResourceForm
      resource={envelopes}
      edited={edited}
      valueText={(_, { text }) => text.slice(0, 80)}
      complete={shown.text.trim() !== '' && !isFaulty}
      onRemove={stored && onRemove}
    >
      <ProfileSection
        text={shown.text}
        fileName={stored?.profileId ?? 'envelope'}
        faults={faults}
        onChange={(text) => change({ text })}
      />
      <ProfileTest text={shown.text} isFaulty={isFaulty} />
      {stored && (
        <ProfileVersions
          stored={stored}
          text={shown.text}
          unsaved={unsaved}
          onRestored={() => void dispatch(envelopes.edit.actions.opened(stored.profileId))}
        />
      )}
    </ResourceForm>
  );
};

const BuiltIn = ({ stored: { text, profileId } }: { readonly stored: EnvelopeDetails }) => (
  <>
    <ProfileSection text={text} fileName={profileId} faults={[]} />
    <ProfileTest text={text} isFaulty={false} />
  </>
);

/** An envelope profile or a new one: its text, the test on a file, its versions and its history. */
export const EnvelopePage = () => {
  const { t } = useTranslation();
  const { profileId = '' } = useParams();
  const titleOf = ({ builtIn, profileId: id, name }: EnvelopeDetails): string =>
    builtIn ? t(`envelope.name.${id}`, name) : name;
  return (
    <ResourcePage
      resource={envelopes}
      id={profileId}
      back={{ to: envelopes.addresses.list, text: t('envelope.title') }}
      loadingTitle={profileId || t('envelope.create')}
      head={({ stored }) => ({
        title: stored === undefined ? t('envelope.create') : titleOf(stored),
        subtitle: stored?.builtIn ? t('envelope.builtInBody') : t('envelope.editBody'),
      })}
      hasHistory={({ builtIn }) => !builtIn}
      removeDialog={(stored, dialog) => <DeleteEnvelope stored={stored} {...dialog} />}
    >
      {(edited, askRemove) =>
        edited.stored?.builtIn ? <BuiltIn stored={edited.stored} /> : <Form edited={edited} onRemove={askRemove} />
      }
    </ResourcePage>
  );
};
