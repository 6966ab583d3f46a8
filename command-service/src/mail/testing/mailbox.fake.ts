import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';
import { type ReceivedMail, receivedMail } from './received-mail.fixture.ts';

/** A local mail server with its received mails. */
export type Mailbox = {
  readonly port: number;
  readonly mails: ReceivedMail[];
  /** Addresses that it rejects. */
  readonly unwanted: Set<string>;
  /** Resolves with the first mail to an address (after a number of earlier ones) as soon as it arrives. */
  letterTo(address: string, after?: number): Promise<ReceivedMail>;
  stop(): Promise<void>;
};

const patience = 20_000;

export const mailbox = async (port = 0): Promise<Mailbox> => {
  const mails: ReceivedMail[] = [];
  const unwanted = new Set<string>();
  const take = async (stream: Readable, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<void> => {
    const from = mailFrom ? mailFrom.address : '';
    mails.push(receivedMail(await text(stream), { from, to: rcptTo.map(({ address }) => address) }));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo: ({ address }, _session, done) =>
      done(
        unwanted.has(address) ? Object.assign(new Error(`${address} is unknown here`), { responseCode: 550 }) : null,
      ),
    onData: (stream, { envelope }, done) => callbackify(take)(stream, envelope, done),
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));

  const mailTo = async (address: string, after = 0): Promise<ReceivedMail> => {
    for (const deadline = Date.now() + patience; Date.now() < deadline; ) {
      const mail = mails.filter(({ to }) => to.includes(address))[after];
      if (mail) return mail;
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
    throw new Error(`no mail to ${address} arrived`);
  };
  return {
    port: (server.server.address() as AddressInfo).port,
    mails: mails,
    unwanted,
    letterTo: mailTo,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
};
