import { access } from '@clearbench/access/access';
import type { TokenOf } from '@clearbench/access/ports';
import { readToken } from '@clearbench/access/program/read-token';
import { readPrincipal } from '@clearbench/access/read-principal';
import type { AccessSettings } from '@clearbench/access/settings';
import type { ProviderSettings } from '@clearbench/access/sign-in/provider-settings';
import type { Clock } from '@clearbench/event-sourcing/clock';
import { followSettings } from '@clearbench/hosting/app-settings/follow-settings';
import type { Data } from '@clearbench/hosting/open-data';
import { spokenTexts } from '@clearbench/hosting/texts/language-texts';
import type { Logger } from 'pino';
import type { CommandContext } from '../command-context.ts';
import { mailTester, shownMail } from '../mail/mail-test.ts';
import { type OnboardingSettings, openOnboarding } from '../mail/onboarding.ts';
import type { Connections } from '../settings/connection-endpoints.ts';
import { recordSignInTest } from '../settings/record-sign-in-test.ts';
import { shownProviders } from '../settings/shown-providers.ts';
import type { TextsIn } from '../user/mail.ts';
import { noteTokenUse } from '../user/note-token-use.ts';
import { previewAccount } from '../user/preview-account.ts';
import { signInUser } from '../user/sign-in-user.ts';
import { signOutUser } from '../user/sign-out-user.ts';

export type AccessWiringParts = {
  readonly settings: OnboardingSettings & {
    readonly sessions: Pick<AccessSettings, 'sessionIdle' | 'sessionLifetime' | 'signInLimit'>;
    readonly providerRules?: AccessSettings['providerRules'];
  };
  /** The sign-in providers. */
  readonly providers: readonly ProviderSettings[];
  readonly publicUrl: string;
  /** The tokens of sessions of other protocols, which this process calls itself with. */
  readonly sessionTokenOf: TokenOf;
  readonly stores: Data;
  readonly context: CommandContext;
  readonly clock: Clock;
  readonly log: Logger;
};

/** Connects access control to the settings, the read models and the links of mails. */
export const wireAccess = async (parts: AccessWiringParts) => {
  const { settings, providers, publicUrl, stores, context, clock, log } = parts;
  const { handle, texts, views } = context;
  const { mail } = settings;
  const appSettings = await followSettings(views, stores.changes, (err) =>
    log.error({ err }, 'the settings could not be read'),
  );
  const speak = spokenTexts({ texts, views });
  const textsIn: TextsIn = async (language) => (await speak(language)).texts;
  const productName = () => appSettings.now().productName;
  const onboarding = await openOnboarding({ ...parts, textsIn, productName });
  const signOut = signOutUser({ handle, models: views, clock });
  const people = access({
    settings: {
      publicUrl,
      secret: settings.secret,
      providers,
      ...(settings.providerRules ? { providerRules: settings.providerRules } : {}),
      ...settings.sessions,
    },
    newUserNeedApproval: () => appSettings.now().newUserNeedApproval,
    verifiesEmail: () => settings.mail !== undefined,
    principalOf: readPrincipal(views),
    tokenOf: async (tokenId) => (await parts.sessionTokenOf(tokenId)) ?? readToken(views)(tokenId),
    noteTokenUse: noteTokenUse({ handle, clock }),
    signIn: signInUser({ handle, models: views, clock }),
    endSession: signOut,
    links: onboarding.links,
    signInTest: {
      accountOf: previewAccount({
        models: views,
        newUserNeedApproval: () => appSettings.now().newUserNeedApproval,
      }),
      record: recordSignInTest({ handle, clock }),
    },
    clock,
    log,
  });
  const connections: Connections = {
    mail: mail && { connection: shownMail(mail), test: mailTester({ mail, textsIn, productName, publicUrl }) },
    providers: shownProviders(providers, publicUrl),
    signIn: people.signInTests,
  };
  return { appSettings, onboarding, signOut, people, connections };
};
export type AccessWiring = Awaited<ReturnType<typeof wireAccess>>;
