import type { AuditEntry } from '@clearbench/contracts/user/audit-routes';
import { useTranslation } from 'react-i18next';

/** Who did it: the name of a user, the part of the product, or the pseudonym of a deleted user. */
export const Who = ({ by: { actor, name } }: Pick<AuditEntry, 'by'>) => {
  const { t } = useTranslation();
  if (name) return <span title={actor}>{name}</span>;
  if (actor.startsWith('system:'))
    return (
      <span className="muted" title={actor}>
        {t('audit.system')}
      </span>
    );
  return (
    <span className="muted" title={actor}>
      {t('audit.deletedUser', { tail: actor.slice(-4) })}
    </span>
  );
};
