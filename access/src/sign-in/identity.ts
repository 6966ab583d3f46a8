/** A user as a sign-in provider identifies them. `provider` and `subject` together are a permanent key. */
export type Identity = {
  readonly provider: string;
  readonly subject: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
};
