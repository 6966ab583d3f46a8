import { hash } from 'node:crypto';

const pseudonymOf = (owner: string): string => `former-user-${hash('sha256', owner, 'hex').slice(0, 8)}`;

/** What is shown of somebody who is forgotten: always the same for the same account, and nothing of the person. */
export const forgottenValue = (owner: string, path: string): string => {
  switch (path.split('.').at(-1)) {
    case 'email':
      return `${pseudonymOf(owner)}@forgotten.invalid`;
    case 'bic':
      return '';
    default:
      return pseudonymOf(owner);
  }
};
