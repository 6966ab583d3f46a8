import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerEnvelope } from 'smtp-server';
import { type ReceivedLetter, receivedLetter } from './received-letter.ts';

/** A mail server on this machine, and what it has received. */
export type Mailbox = {
  readonly port: number;
  readonly letters: ReceivedLetter[];
  /** Addresses it does not want mail for. */
  readonly unwanted: Set<string>;
  /** The first letter to somebody (after as many as are named), as soon as it is there. */
  letterTo(address: string, after?: number): Promise<ReceivedLetter>;
  stop(): Promise<void>;
};

const patience = 20_000;

export const mailbox = async (port = 0): Promise<Mailbox> => {
  const letters: ReceivedLetter[] = [];
  const unwanted = new Set<string>();
  const take = async (stream: Readable, { mailFrom, rcptTo }: SMTPServerEnvelope): Promise<void> => {
    const from = mailFrom ? mailFrom.address : '';
    letters.push(receivedLetter(await text(stream), { from, to: rcptTo.map(({ address }) => address) }));
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) =>
      done(
        unwanted.has(address) ? Object.assign(new Error(`${address} is unknown here`), { responseCode: 550 }) : null,
      ),
    onData: (stream, { envelope }, done) => callbackify(take)(stream, envelope, done),
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));

  const letterTo = async (address: string, after = 0): Promise<ReceivedLetter> => {
    for (const deadline = Date.now() + patience; Date.now() < deadline; ) {
      const letter = letters.filter(({ to }) => to.includes(address))[after];
      if (letter) return letter;
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
    throw new Error(`no letter to ${address} came`);
  };
  return {
    port: (server.server.address() as AddressInfo).port,
    letters,
    unwanted,
    letterTo,
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve);
      }),
  };
};
