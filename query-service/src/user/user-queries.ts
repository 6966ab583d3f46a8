import {
  type CurrentUser,
  currentUser,
  heartbeatRoute,
  loginUrlsRoute,
  userInfoRoute,
} from '@clearbench/contracts/session/routes';
import { readProfileRoute } from '@clearbench/contracts/user/routes';
import type { UserDocument } from '@clearbench/contracts/user/views';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';

type LoginUrl = { readonly name: string; readonly url: string };

const anonymous: CurrentUser = {
  anonymous: true,
  roles: [],
  needsEmailVerification: false,
  userState: 'ENABLED',
  approvedState: 'UNKNOWN',
};

const knownRoles = currentUser.shape.roles.element;

const describe = (user: UserDocument, verifiesEmail: boolean): CurrentUser => ({
  anonymous: false,
  userId: user.userId,
  email: user.email,
  displayName: user.displayName,
  roles: user.roles.flatMap((role) => knownRoles.safeParse(role).data ?? []),
  needsEmailVerification: verifiesEmail && !user.emailVerified,
  userState: user.userState,
  approvedState: user.approvedState,
  language: user.settings.language,
});

type Parts = {
  readonly loginUrls: () => readonly LoginUrl[];
  /** Whether addresses have to be verified. */
  readonly verifiesEmail: () => boolean;
};

/** The data of the visitor, and public data before sign-in. */
export const userQueries = ({ loginUrls, verifiesEmail }: Parts): Endpoint[] => [
  serve(userInfoRoute, async ({ principal }) => ({
    reply: principal ? describe(principal.user, verifiesEmail()) : anonymous,
  })),
  serve(loginUrlsRoute, async () => ({ reply: { loginUrls: [...loginUrls()] } })),
  serve(heartbeatRoute, async ({ at }) => ({ reply: { at } })),
  serve(readProfileRoute, async ({ principal }) => ({ reply: principal.user.settings })),
];
