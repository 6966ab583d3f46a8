import { hash } from 'node:crypto';

const pseudonymOf = (owner: string): string => `former-user-${hash('sha256', owner, 'hex').slice(0, 8)}`;

/** The replacement for a field of a deleted user: the same for the same account, and without personal data. */
export const forgottenValue = (owner: string, path: string): string => {
  const field = path.split('.').at(-1);
  if (field === 'bic' || field === 'network') return '';
  return field === 'email' ? `${pseudonymOf(owner)}@forgotten.invalid` : pseudonymOf(owner);
};
