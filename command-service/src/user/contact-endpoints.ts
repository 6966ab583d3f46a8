import { slidingWindowLimiter } from '@clearbench/contracts/concurrency/sliding-window-limiter';
import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerHour } from '@clearbench/contracts/time/durations';
import { mailAddress } from '@clearbench/contracts/user/mail-address';
import { sendContactRoute } from '@clearbench/contracts/user/routes';
import type { Endpoint } from '@clearbench/event-sourcing/serving/endpoint';
import { serve } from '@clearbench/event-sourcing/serving/serve';
import type { Mail, MailTransport, TextsIn } from './mail.ts';
import { filled, type MailPage, markedUp, plainText } from './mail-page.ts';

export type ContactParts = {
  /** Undefined without a mail server. */
  readonly post: MailTransport | undefined;
  readonly contactTo: string;
  readonly textsIn: TextsIn;
  readonly productName: () => string;
};

type Message = { readonly name: string; readonly email: string; readonly subject: string; readonly message: string };

/** IPv6 clients have billions of addresses, so they are counted by network. */
const visitorOf = (address: string): string =>
  address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;

const mailOf = async (
  { contactTo, textsIn, productName }: ContactParts,
  message: Message,
  id: string,
): Promise<Mail> => {
  // The operator reads the message; the operator's language is unknown.
  const language = 'en';
  const texts = await textsIn(language);
  const slots = { ...message, product: productName() };
  const say = (key: string): string => filled(texts[`mail.contact.${key}`] ?? '', slots);
  const page: MailPage = {
    language,
    greeting: say('body'),
    paragraphs: [message.message],
    closing: say('closing'),
  };
  const written = { subject: say('subject'), text: plainText(page), html: markedUp(page) };
  return { id, to: contactTo, replyTo: message.email, ...written };
};

/** Sends a visitor's message during the request; after a failure the visitor still has the text. */
export const contactEndpoints = (parts: ContactParts): Endpoint[] => {
  const count = slidingWindowLimiter([{ times: 5, within: millisecondsPerHour }]);
  return [
    serve(sendContactRoute, async ({ body, request, at, metadata }) => {
      if (!parts.post) throw new Failure('mail.notConfigured');
      const email = mailAddress(body.email);
      if (email === undefined) throw new Failure('user.badEmail', { address: body.email });
      const takeBack = count(visitorOf(request.ip ?? ''), at);
      try {
        await parts.post.send(await mailOf(parts, { ...body, email }, metadata.commandId));
      } catch (error) {
        // No mail was sent, so the visitor may retry.
        takeBack();
        throw error;
      }
      return { reply: {} };
    }),
  ];
};
