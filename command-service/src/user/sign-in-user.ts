import { randomUUID } from 'node:crypto';
import type { Identity } from '@clearbench/access/sign-in/identity';
import { mailAddress } from '@clearbench/contracts/user/mail-address';
import { userView } from '@clearbench/contracts/user/views';
import type { Clock } from '@clearbench/event-sourcing/clock';
import type { CommandHandler } from '@clearbench/event-sourcing/command-handler';
import type { ReadModels } from '@clearbench/stores/read-models';
import { userDecider } from './user-decider.ts';
import { userIdOf, userStream } from './user-stream.ts';

const longest = { displayName: 120, email: 254 };

/** Control characters, bidirectional controls and other invisible characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;

const cut = (text: string, length: number): string => {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
};

const clean = (text: string): string => text.replaceAll(invisible, ' ').replaceAll(/\s+/g, ' ').trim();

/**
 * The identity for display to others: names of limited length without invisible characters, normalised addresses. An
 * invalid address is unchanged, so that an administrator sees it.
 */
export const providerIdentity = (claims: Identity): Identity => {
  const email = mailAddress(claims.email) ?? cut(clean(claims.email), longest.email);
  const displayName = cut(clean(claims.displayName.normalize('NFC')), longest.displayName);
  return { ...claims, email, displayName: displayName || email };
};

type Parts = { readonly handle: CommandHandler; readonly models: ReadModels; readonly clock: Clock };

/** The user with a login, according to the read model. */
export const knownUserId = async (models: ReadModels, login: string): Promise<string | undefined> => {
  const sort = { field: 'login', direction: 'ascending' } as const;
  const { items } = await models.find(userView, { where: [{ field: 'login', is: login }], sort, limit: 1 });
  return items[0]?.userId;
};

/**
 * Records a sign-in through a provider; a new user is signed up first. Resolves when the read models contain the user,
 * so that the next request of the session finds the account.
 */
export const signInUser =
  ({ handle, models, clock }: Parts) =>
  async (identity: Identity, language?: string): Promise<{ userId: string }> => {
    const { provider, subject, email, displayName, emailVerified } = providerIdentity(identity);
    const ownId = userIdOf(provider, subject);
    const userId = (await knownUserId(models, `${provider}|${subject}`)) ?? ownId;
    const stream = userStream(userId);
    const at = clock.now();
    const metadata = { commandId: randomUUID(), actor: userId, correlationId: randomUUID() };
    // Also checked for a known user, because the read model may not contain the deletion yet.
    if (userId === ownId) {
      const preference = language === undefined ? {} : { language };
      const person = { userId, provider, subject, email, displayName, emailVerified, ...preference };
      await handle(
        userDecider,
        stream,
        { type: 'SignUpUser', data: person, at },
        { ...metadata, commandId: randomUUID() },
      );
    }
    const { position } = await handle(
      userDecider,
      stream,
      { type: 'SignInUser', data: { userId, provider, email, displayName, emailVerified }, at },
      metadata,
    );
    await models.reached(position, [userView]);
    return { userId };
  };
