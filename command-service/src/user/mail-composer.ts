import type { Links } from '@clearbench/access/links/links';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import { dateRegion } from '@clearbench/contracts/translation/language-tag';
import { mailAddress } from '@clearbench/contracts/user/mail-address';
import { type InvitationDocument, invitationView, type UserDocument, userView } from '@clearbench/contracts/user/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { Mail, TextsIn } from './mail.ts';
import { filled, type MailPage, markedUp, plainText } from './mail-page.ts';
import type { MailFacts } from './mail-reactions.ts';

type Locale = { readonly language: string; readonly timeZone: string };

const format = { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const;

/** An instant in the reader's format and time zone; unknown languages and zones fall back to English and UTC. */
const momentIn = (at: string, { language, timeZone }: Locale): string => {
  const say = (locale: string, zone: string) =>
    new Intl.DateTimeFormat(dateRegion(locale), { ...format, timeZone: zone, timeZoneName: 'short' }).format(
      new Date(at),
    );
  try {
    return say(language, timeZone);
  } catch {
    return say('en', 'UTC');
  }
};

export type MailParts = {
  readonly views: ReadModels;
  readonly textsIn: TextsIn;
  readonly links: Pick<Links, 'addressOf'>;
  readonly productName: () => string;
  /** The public origin. */
  readonly publicUrl: string;
};

/** Whether a mail is still useful: it is recent, and its link is valid. */
const isStillRelevant = (facts: MailFacts, now: string): boolean =>
  'expiresAt' in facts ? now < facts.expiresAt : Date.parse(now) - Date.parse(facts.at) < millisecondsPerDay;

type Reader = { readonly email: string; readonly name: string; readonly language: string; readonly timeZone: string };

const readerOf = ({ email, displayName, settings }: UserDocument): Reader => ({
  email,
  name: displayName,
  language: settings.language,
  timeZone: settings.timeZone,
});

const guestOf = ({ email, language }: InvitationDocument): Reader => ({ email, name: '', language, timeZone: 'UTC' });

/** The reader of a mail; undefined where the mail is obsolete. */
const addresseeOf = async (views: ReadModels, facts: MailFacts): Promise<Reader | undefined> => {
  if (facts.kind === 'invitation') {
    const invitation = await views.get(invitationView, facts.invitationId);
    const counts = invitation?.state === 'open' && invitation.linkId === facts.linkId;
    return counts ? guestOf(invitation) : undefined;
  }
  const user = await views.get(userView, facts.userId);
  if (!user || (facts.kind === 'verification' && user.emailVerified)) return undefined;
  return readerOf(user);
};

const addressFor = ({ links, publicUrl }: MailParts, facts: MailFacts): string | Promise<string> => {
  if (!('linkId' in facts)) return publicUrl;
  const of = facts.kind === 'verification' ? facts.userId : facts.invitationId;
  return links.addressOf(facts.kind, { of, linkId: facts.linkId, expiresAt: facts.expiresAt });
};

/** Composes a mail; undefined where there is nothing to send. */
export const mailComposer =
  (parts: MailParts) =>
  async (facts: MailFacts, now: string): Promise<Mail | undefined> => {
    if (!isStillRelevant(facts, now)) return undefined;
    await parts.views.reached(facts.position, [userView, invitationView]);
    const reader = await addresseeOf(parts.views, facts);
    const to = mailAddress(reader?.email ?? '');
    if (!reader || to === undefined) return undefined;

    const texts = await parts.textsIn(reader.language);
    const until = 'expiresAt' in facts ? momentIn(facts.expiresAt, reader) : '';
    const slots = { product: parts.productName(), address: parts.publicUrl, name: reader.name, until };
    const say = (key: string): string => filled(texts[`mail.${key}`] ?? '', slots);
    const page: MailPage = {
      language: reader.language,
      greeting: say(reader.name === '' ? 'greetingUnknown' : 'greeting'),
      paragraphs: [say(`${facts.kind}.body`)],
      ...(facts.kind === 'rejected'
        ? {}
        : { action: { label: say(`${facts.kind}.action`), address: await addressFor(parts, facts) } }),
      ...('linkId' in facts ? { remark: say(`${facts.kind}.remark`) } : {}),
      closing: say('closing'),
    };
    const subject = say(`${facts.kind}.subject`);
    return { id: facts.letterId, to, subject, text: plainText(page), html: markedUp(page) };
  };
