import { providerIdentity } from './provider-identity.ts';

const reported = {
  provider: 'company',
  subject: 'Anna',
  email: 'anna@example.org',
  displayName: 'Anna Berg',
  emailVerified: true,
};

describe('identity from a provider', () => {
  it('is unchanged where it is valid', () => expect(providerIdentity(reported)).toEqual(reported));

  it.each([
    ['oversized', 'x'.repeat(100_000), `${'x'.repeat(119)}…`],
    ['of letters beyond the first plane', '𝒳'.repeat(200), `${'𝒳'.repeat(119)}…`],
    ['of several lines', 'Anna\r\n\tBerg ', 'Anna Berg'],
    ['with bidirectional controls', '\u202egreB annA\u202c', 'greB annA'],
    ['without visible characters', '\u200b\u0000 ', 'anna@example.org'],
    ['made of parts', 'A\u030anna', 'Ånna'],
  ])('has no name %s', (_, displayName, stored) =>
    expect(providerIdentity({ ...reported, displayName }).displayName).toBe(stored),
  );

  it.each([
    ['spelt otherwise', ' Anna@Example.ORG', 'anna@example.org'],
    ['of look-alike letters, which an administrator should see', 'anna@ex\u0430mple.org', 'anna@ex\u0430mple.org'],
    ['of several lines', 'anna@example.org\nbcc: x', 'anna@example.org bcc: x'],
    ['oversized', `${'a'.repeat(1_000)}@example.org`, `${'a'.repeat(253)}…`],
    ['missing', '', ''],
  ])('has an address %s', (_, email, stored) => expect(providerIdentity({ ...reported, email }).email).toBe(stored));
});
