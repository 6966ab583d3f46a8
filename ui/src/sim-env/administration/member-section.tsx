import { IconX } from 'virtual:icons';
import type { SimEnvMember } from '@clearbench/contracts/sim-env/administration-routes';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { FormSection } from '../../editing/form-section.tsx';
import { IconButton } from '../../parts/button.tsx';
import { peopleTyped, selectDirectory } from './directory-slice.ts';
import type { SimEnvForm, StoredSimEnv } from './sim-env-form.ts';

type Props = {
  readonly shown: SimEnvForm;
  readonly stored: StoredSimEnv | undefined;
  readonly onChange: (choice: Partial<SimEnvForm>) => void;
};

const nameOf = ({ displayName, email }: SimEnvMember): string => displayName || email;

type MemberRowProps = {
  readonly member: SimEnvMember;
  /** Added in the form and not saved yet. */
  readonly isNew?: boolean;
  readonly leaves?: boolean;
  readonly onToggle: () => void;
};

const MemberRow = ({ member, isNew = false, leaves = false, onToggle }: MemberRowProps) => {
  const { t } = useTranslation();
  const name = nameOf(member);
  return (
    <li className="member" data-leaves={leaves || undefined}>
      <span className="clipped" title={member.email}>
        {name}
      </span>
      {isNew && <span className="tag">{t('simEnvAdmin.newMember')}</span>}
      {leaves ? (
        <button type="button" className="link-button" onClick={onToggle}>
          {t('simEnvAdmin.keepMember', { name })}
        </button>
      ) : (
        <IconButton label={t('simEnvAdmin.removeMember', { name })} onClick={onToggle}>
          <IconX size={14} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
};

const People = ({ shown: { join, leave }, stored, onChange }: Props) => {
  const { t } = useTranslation();
  const members = stored?.members ?? [];
  const toggleRemoval = (id: string) =>
    onChange({ leave: leave.includes(id) ? leave.filter((one) => one !== id) : [...leave, id] });
  if (members.length + join.length === 0) return <p className="muted">{t('simEnvAdmin.noMembers')}</p>;
  return (
    <>
      <ul className="members">
        {members.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            leaves={leave.includes(member.userId)}
            onToggle={() => toggleRemoval(member.userId)}
          />
        ))}
        {join.map((member) => (
          <MemberRow
            key={member.userId}
            member={member}
            isNew
            onToggle={() => onChange({ join: join.filter(({ userId }) => userId !== member.userId) })}
          />
        ))}
      </ul>
      {join.length > 1 && (
        <button type="button" className="link-button" onClick={() => onChange({ join: [] })}>
          {t('simEnvAdmin.removeAllMembers')}
        </button>
      )}
    </>
  );
};

const MemberSearchResults = ({ shown: { join }, stored, onChange }: Props) => {
  const { t } = useTranslation();
  const { found, typed } = useSelector(selectDirectory);
  const inside = new Set([...(stored?.members ?? []), ...join].map(({ userId }) => userId));
  const others = found.filter(({ userId }) => !inside.has(userId));
  if (typed.trim() === '') return null;
  if (others.length === 0) return <p className="field-help">{t('simEnvAdmin.noUserFound')}</p>;
  return (
    <ul className="members">
      {others.map((member) => (
        <li key={member.userId} className="member">
          <span className="clipped">{nameOf(member)}</span>
          <span className="muted clipped">{member.email}</span>
          <button
            type="button"
            className="link-button"
            aria-label={t('simEnvAdmin.addNamed', { name: nameOf(member) })}
            onClick={() => onChange({ join: [...join, member] })}
          >
            {t('simEnvAdmin.add')}
          </button>
        </li>
      ))}
    </ul>
  );
};

/** The members of the environment; changes apply when the form is saved. */
export const MemberSection = (props: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const dispatch = useDispatch();
  const { typed } = useSelector(selectDirectory);
  const { plans = [] } = props.stored ?? {};
  return (
    <FormSection title={t('simEnvAdmin.members')} help={t('simEnvAdmin.membersHelp')}>
      <People {...props} />
      {plans.length > 0 && (
        <p className="field-help">
          {t('simEnvAdmin.byPlans', { plans: plans.map(({ planName }) => planName).join(', ') })}
        </p>
      )}
      <label className="field-label" htmlFor={id}>
        {t('simEnvAdmin.find')}
      </label>
      <input
        id={id}
        type="search"
        className="input member-search"
        autoComplete="off"
        value={typed}
        maxLength={120}
        placeholder={t('simEnvAdmin.findPlaceholder')}
        onChange={({ target }) => dispatch(peopleTyped(target.value))}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <MemberSearchResults {...props} />
    </FormSection>
  );
};
