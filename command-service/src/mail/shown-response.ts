const longest = 300;
const hidden = '••••';

type Credentials = { readonly user: string; readonly password: string };

/** The forms in which a server may echo credentials. */
const secretsOf = ({ user, password }: Credentials): readonly string[] => {
  const inBase64 = (text: string): string => Buffer.from(text).toString('base64');
  return [inBase64(`\0${user}\0${password}`), inBase64(password), password, encodeURIComponent(password)];
};

/** A reply of the mail server for display: one line, truncated, and without the password. */
export const shownResponse = (response: string, credentials: Credentials | undefined): string => {
  const secrets = credentials ? secretsOf(credentials).filter((secret) => secret !== '') : [];
  const masked = secrets.reduce((text, secret) => text.replaceAll(secret, hidden), response);
  const line = masked.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest)}…`;
};
