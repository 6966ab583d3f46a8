/** Somebody as a sign-in provider vouches for them. `provider` and `subject` together name a person for good. */
export type Identity = {
  readonly provider: string;
  readonly subject: string;
  readonly email: string;
  readonly displayName: string;
  readonly emailVerified: boolean;
};
