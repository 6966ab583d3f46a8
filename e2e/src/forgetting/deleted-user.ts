import type { Browser } from '@clearbench/access/testing/browser.fixture';
import type { FakeProvider } from '@clearbench/access/testing/provider.fake';

/** A user with unique data, including non-ASCII letters. */
export const testUser = {
  subject: 'company-id-quitzow-7731',
  email: 'xaver.quitzow@forget-me.example',
  name: 'Xaver Quitzow-Ölsnitz',
  bic: 'QXZWDEFFXYZ',
};

/** The first claims of the provider. */
export const formerIdentity = { email: 'x.altmann@before-me.example', name: 'Xaver Altmann-Zwölfer' };

/** Ids of an account created without sign-in, and of its invitation. */
export const userId = 'u-7731';
export const invitationId = 'i-7731';

/** All texts that identify the user, also in lower case and in parts. */
export const traces: readonly string[] = [
  testUser.subject,
  testUser.email,
  testUser.name,
  testUser.name.toLowerCase(),
  'Quitzow',
  'quitzow',
  'forget-me.example',
  formerIdentity.email,
  formerIdentity.name,
  'Altmann',
  'altmann',
];

/** Settings with a sign-in provider. */
export const settingsFor = ({ settings: { clientSecret, ...provider } }: FakeProvider): Record<string, string> => ({
  CLEARBENCH_PROVIDERS: JSON.stringify([provider]),
  CLEARBENCH_PROVIDER_COMPANY_SECRET: clientSecret,
});

/** Signs the user in with the provider's claims. */
export const signInThrough = async (
  visitor: Browser,
  provider: FakeProvider,
  { email, name }: { readonly email: string; readonly name: string } = testUser,
): Promise<void> => {
  const { subject } = testUser;
  Object.assign(provider.says, { userinfo: { sub: subject, email, name, email_verified: true }, idToken: undefined });
  const start = await visitor.request(`/oauth2/authorization/${provider.settings.name}`);
  const state = new URL(start.headers.get('Location') ?? '').searchParams.get('state') ?? '';
  const answer = new URLSearchParams({ code: 'any', state });
  const response = await visitor.request(`/auth/callback/${provider.settings.name}?${answer.toString()}`);
  if (response.headers.get('Location')?.includes('error')) throw new Error('the person could not sign in');
};
