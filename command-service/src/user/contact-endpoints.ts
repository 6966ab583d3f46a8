import { Failure } from '@clearbench/contracts/failure';
import { mailAddress } from '@clearbench/contracts/user/mail-address';
import { sendContactRoute } from '@clearbench/contracts/user/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import { fewAtATime } from './few-at-a-time.ts';
import type { Letter, Post, TextsIn } from './letter.ts';
import { filled, type LetterPage, markedUp, plainText } from './letter-page.ts';

export type ContactParts = {
  /** Undefined where the installation sends no mail. */
  readonly post: Post | undefined;
  readonly contactTo: string;
  readonly textsIn: TextsIn;
  readonly productName: () => string;
};

type Message = { readonly name: string; readonly email: string; readonly subject: string; readonly message: string };

const anHour = 60 * 60 * 1000;

/** Whoever has an IPv6 address has billions of them: they are counted by network. */
const visitorOf = (address: string): string =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;

const letterOf = async (
  { contactTo, textsIn, productName }: ContactParts,
  message: Message,
  id: string,
): Promise<Letter> => {
  // Whoever runs the installation reads it; their language nobody knows.
  const language = 'en';
  const texts = await textsIn(language);
  const slots = { ...message, product: productName() };
  const say = (key: string): string => filled(texts[`mail.contact.${key}`] ?? '', slots);
  const page: LetterPage = {
    language,
    greeting: say('body'),
    paragraphs: [message.message],
    closing: say('closing'),
  };
  const written = { subject: say('subject'), text: plainText(page), html: markedUp(page) };
  return { id, to: contactTo, replyTo: message.email, ...written };
};

/** What a visitor writes goes out while they wait: what cannot be sent stays with them. */
export const contactEndpoints = (parts: ContactParts): Endpoint[] => {
  const count = fewAtATime([{ times: 5, within: anHour }]);
  return [
    serve(sendContactRoute, async ({ body, request, at, order }) => {
      if (!parts.post) throw new Failure('mail.notConfigured');
      const email = mailAddress(body.email);
      if (email === undefined) throw new Failure('user.badEmail', { address: body.email });
      const takeBack = count(visitorOf(request.ip ?? ''), at);
      try {
        await parts.post.send(await letterOf(parts, { ...body, email }, order.commandId));
      } catch (error) {
        // Nobody was written to: trying again, as pages do by themselves, must stay possible.
        takeBack();
        throw error;
      }
      return { reply: {} };
    }),
  ];
};
