import { everyEvent } from '../every-event.ts';
import { forgottenValue } from './forgotten-value.ts';

describe('replacement for deleted personal data', () => {
  it('is a name, an address without mailbox, and no BIC', () => {
    const name = forgottenValue('u1', 'displayName');
    expect(name).toMatch(/^former-user-[0-9a-f]{8}$/);
    expect(forgottenValue('u1', 'subject')).toBe(name);
    expect(forgottenValue('u1', 'email')).toBe(`${name}@forgotten.invalid`);
    expect(forgottenValue('u1', 'settings.bic')).toBe('');
    expect(forgottenValue('u1', 'network')).toBe('');
    expect(forgottenValue('u2', 'displayName')).not.toBe(name);
  });

  it('fits the schema of every event with personal data', () => {
    const personal = Object.values(everyEvent).flatMap((events) =>
      Object.values(events).flatMap(({ personal }) => (personal ? [personal] : [])),
    );
    expect(personal.length).toBeGreaterThan(2);
    // A pseudonym in the place of a scenario list has no rules; one in the place of a verification is shown as it is.
    const known = ['subject', 'email', 'displayName', 'settings.bic', 'name', 'text', 'network', 'request', 'answer'];
    expect(personal.flatMap(({ fields }) => fields).filter((field) => !known.includes(field))).toEqual([]);
  });
});
