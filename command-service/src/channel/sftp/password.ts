import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** The parameters of scrypt: N, r and p need 16 MB and some 50 ms. */
const parameters = { N: 16_384, r: 8, p: 1 };
const [saltLength, hashLength, passwordLength] = [16, 32, 24];
/** Longest password that is hashed. */
const longestPassword = 200;

/** Hashes one after another, so that sign-ins at the same time do not use all threads. */
let last: Promise<unknown> = Promise.resolve();

const stretched = (password: string, salt: Uint8Array): Promise<Buffer> => {
  const next = last.then(
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(password, salt, hashLength, parameters, (error, hash) => (error ? reject(error) : resolve(hash))),
      ),
  );
  last = next.catch(() => undefined);
  return next;
};

const method = `scrypt-${parameters.N}-${parameters.r}-${parameters.p}`;

/** A new password with its hash: the method, the salt and the bytes of scrypt. */
export const newPassword = async (): Promise<{ readonly password: string; readonly hash: string }> => {
  const password = randomBytes(passwordLength).toString('base64url');
  const salt = randomBytes(saltLength);
  const bytes = await stretched(password, salt);
  return { password, hash: [method, salt.toString('base64'), bytes.toString('base64')].join('$') };
};

/** Whether a password has a hash. Without a hash it takes as long, so that the time does not tell whether there is one. */
export const isPassword = async (hash: string | undefined, password: string): Promise<boolean> => {
  const [usedMethod, salt = '', bytes = ''] = (hash ?? method).split('$');
  if (usedMethod !== method || password.length > longestPassword) return false;
  const [expected, given] = [Buffer.from(bytes, 'base64'), await stretched(password, Buffer.from(salt, 'base64'))];
  return expected.length === given.length && timingSafeEqual(expected, given);
};
