import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { mailTestErrors } from '@clearbench/contracts/settings/connection-errors';
import type { MailSettings } from '@clearbench/hosting/settings/mail';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { smtpFault } from './smtp-fault.ts';
import { shownResponse, testSmtp } from './smtp-test.ts';

const mail = { id: 'test-1', to: 'reader@bank.example', subject: 'Test', text: 'Hello', html: '<p>Hello</p>' };
const plain: MailSettings = {
  host: '127.0.0.1',
  port: 0,
  tls: false,
  demandTls: false,
  from: { name: 'Bench', address: 'bench@bank.example' },
  contactTo: 'help@bank.example',
};
const credentials = { user: 'bench', password: 'top-secret-42' };
/** Only end a test that hangs: a loaded machine stays far below them. */
const limits = { whole: 120_000, opening: 100_000 };

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

describe('test mail over SMTP', () => {
  const stops: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
  });

  /** A mail server with the given behaviour; returns the settings for it. */
  const serverWith = async (
    options: SMTPServerOptions,
    settings: Partial<MailSettings> = {},
  ): Promise<MailSettings> => {
    const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], logger: false, ...options });
    server.on('error', () => {});
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    stops.push(() => new Promise((resolve) => server.close(() => resolve(undefined))));
    return { ...plain, ...settings, port: (server.server.address() as AddressInfo).port };
  };
  /** A server that is not an SMTP server. */
  const rawServer = async (onConnection: (socket: Socket) => void, settings: Partial<MailSettings> = {}) => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      onConnection(socket);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(() => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    });
    return { ...plain, ...settings, port: (server.address() as AddressInfo).port };
  };

  it("is accepted, with the server's reply and the message id", async () => {
    const result = await testSmtp(await serverWith({}), mail, limits);
    expect(result).toMatchObject({ accepted: true, encrypted: false, messageId: '<test-1@bank.example>' });
    expect(result.response).toMatch(/^250 /);
    expect(result.errorKey).toBeUndefined();
  });

  it("authenticates like the product's mails", async () => {
    const seen: unknown[] = [];
    const settings = await serverWith(
      {
        authOptional: false,
        authMethods: ['PLAIN'],
        allowInsecureAuth: true,
        onAuth: ({ username, password }, _, done) => {
          seen.push([username, password]);
          done(null, { user: username });
        },
      },
      { credentials },
    );
    expect(await testSmtp(settings, mail, limits)).toMatchObject({ accepted: true });
    expect(seen).toEqual([[credentials.user, credentials.password]]);
  });

  it("reports each rejected step with the server's reply", async () => {
    const auth: SMTPServerOptions = { authOptional: false, authMethods: ['PLAIN'], allowInsecureAuth: true };
    const cases: [string, MailSettings][] = [
      [
        'mail.authenticationRefused',
        await serverWith(
          { ...auth, onAuth: (_auth, _session, done) => done(refusal(535, 'bad credentials')) },
          { credentials },
        ),
      ],
      ['mail.authenticationRequired', await serverWith(auth)],
      ['mail.senderRefused', await serverWith({ onMailFrom: (_a, _s, done) => done(refusal(550, 'not this sender')) })],
      ['mail.recipientRefused', await serverWith({ onRcptTo: (_a, _s, done) => done(refusal(550, 'no such user')) })],
      [
        'mail.messageRefused',
        await serverWith({
          onData: (stream, _s, done) => {
            stream.resume();
            stream.on('end', () => done(refusal(554, 'looks like spam')));
          },
        }),
      ],
      ['mail.greetingRefused', await serverWith({ onConnect: (_s, done) => done(refusal(554, 'go away')) })],
      ['mail.tlsMissing', await serverWith({}, { demandTls: true, credentials })],
    ];
    for (const [errorKey, settings] of cases) {
      const result = await testSmtp(settings, mail, limits);
      expect(result).toMatchObject({ accepted: false, errorKey });
      expect(result.response).toMatch(/^5\d\d/);
    }
  });

  it('reports the fault of the connection', async () => {
    // No program opens this port. Another test may open a port that was closed here.
    const gone = { ...(await serverWith({})), port: 1 };
    const silent = { ...limits, opening: 5_000 };
    const speaksTls = await serverWith({ secure: true }, { tls: true });
    const startTls = await serverWith({ disabledCommands: [] }, { demandTls: true });
    const cases: [string, MailSettings, typeof limits][] = [
      ['remote.refused', gone, limits],
      ['remote.hostUnknown', { ...gone, host: 'no-such-host.invalid' }, limits],
      // The certificate of the test server has expired.
      ['remote.certificateExpired', speaksTls, limits],
      ['remote.certificateExpired', startTls, limits],
      ['mail.tlsUnexpected', await serverWith({}, { tls: true }), limits],
      ['mail.noGreeting', await rawServer(() => {}), silent],
      ['remote.closed', await rawServer((socket) => socket.end()), limits],
      ['mail.greetingRefused', await rawServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')), limits],
    ];
    const found = await Promise.all(cases.map(([, settings, limit]) => testSmtp(settings, mail, limit)));
    expect(found.map(({ errorKey }) => errorKey)).toEqual(cases.map(([errorKey]) => errorKey));
  });

  it('ends at its time limit, also with a server that sends slowly', async () => {
    const settings = await rawServer((socket) => {
      socket.write('220 slow\r\n');
      const timer = setInterval(() => socket.write('250-still here\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    const result = await testSmtp(settings, mail, { whole: 1_000, opening: 900 });
    expect(result).toMatchObject({ accepted: false, errorKey: 'remote.timedOut', params: { seconds: 1 } });
  });

  it('never shows the password, in any form in which a server echoes it', async () => {
    const { user, password } = credentials;
    const base64 = Buffer.from(`\0${user}\0${password}`).toString('base64');
    const settings = await serverWith(
      {
        authOptional: false,
        authMethods: ['PLAIN'],
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(refusal(535, `wrong: ${password} ${base64}`)),
      },
      { credentials },
    );
    const shown = JSON.stringify(await testSmtp(settings, mail, limits));
    expect(shown).toContain('wrong: ••••');
    expect(shown).not.toContain(password);
    expect(shown).not.toContain(base64);
  });

  it('shows one line of the reply, truncated', () => {
    const shown = shownResponse(`550-first\r\n550 second\u202e\u0007${'x'.repeat(1_000)}`, undefined);
    expect(shown).toMatch(/^550-first 550 second x+…$/);
    expect(shown).toHaveLength(301);
  });
});

describe('cause of a failed test mail', () => {
  const attempt = {
    address: 'mail.example:25',
    seconds: 15,
    greetingSeconds: 10,
    tls: false,
    sender: 's@x.example',
    recipient: 'r@x.example',
  };

  it.each([
    [{ code: 'ETLS', responseCode: 454 }, '454 TLS not available', 'mail.tlsRefused'],
    [{ code: 'EAUTH', command: 'API' }, '', 'mail.authenticationUnsupported'],
    [{ code: 'ESOCKET', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' }, '', 'remote.certificateUntrusted'],
    [{ code: 'ESOCKET', originalCode: 'ERR_TLS_CERT_ALTNAME_INVALID' }, '', 'remote.certificateWrongHost'],
    [{ code: 'ETLS' }, '', 'remote.tlsFailed'],
    [{ code: 'ESOCKET', originalCode: 'EHOSTUNREACH' }, '', 'remote.failed'],
    [{ code: 'EPROTOCOL', command: 'RSET', responseCode: 500 }, '500 what', 'mail.protocolError'],
    [{ code: 'EENVELOPE', command: 'DATA', responseCode: 452 }, '452 full', 'mail.messageRefused'],
  ])('%j is %s', (failure, response, errorKey) =>
    expect(smtpFault(failure, response, attempt).errorKey).toBe(errorKey),
  );

  it('always has a text', () => {
    const codes = [
      'ESOCKET',
      'EDNS',
      'ETIMEDOUT',
      'ECONNECTION',
      'ETLS',
      'EPROTOCOL',
      'EAUTH',
      'EENVELOPE',
      'ELSE',
      '',
    ];
    for (const code of codes)
      for (const response of ['', '500 no'])
        expect(Object.keys(mailTestErrors)).toContain(
          smtpFault({ code, responseCode: 500 }, response, attempt).errorKey,
        );
  });
});
