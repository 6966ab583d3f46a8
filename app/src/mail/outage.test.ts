import { signInAs } from '@clearbench/access/testing/running-app';
import { mailSettingsOf } from '@clearbench/command-service/mail/testing/mail-settings-of';
import { mailbox } from '@clearbench/command-service/mail/testing/mailbox';
import { decideApprovalRoute, listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { changeProfileRoute, readProfileRoute } from '@clearbench/contracts/user/routes';
import { type ServedApp, servedApp, type Visitor } from './testing/served-app.ts';

/** A port nobody listens on for now. */
const shutPort = async (): Promise<number> => {
  const box = await mailbox();
  await box.stop();
  return box.port;
};

const signedIn = async (served: ServedApp, account: string): Promise<Visitor> => {
  const visitor = served.visitor();
  await signInAs(visitor.browser, account);
  return visitor;
};

const decide = async (served: ServedApp, email: string, approvedState: 'APPROVED' | 'REJECTED'): Promise<void> => {
  const admin = await signedIn(served, 'admin');
  const { reply } = await admin.call(listUsersRoute, { query: {} });
  const userId = reply.items.find((user) => user.email === email)?.userId ?? '';
  const { status } = await admin.call(decideApprovalRoute, { body: { userIds: [userId], approvedState } });
  expect(status).toBe(200);
};

describe('a mail server that is away', () => {
  it('gets each letter once it is back, also when this process was away meanwhile', async () => {
    const port = await shutPort();
    const served = await servedApp(mailSettingsOf(port));
    const tester = await signedIn(served, 'tester2');
    const { reply: settings } = await tester.call(readProfileRoute, {});
    await tester.call(changeProfileRoute, { body: { ...settings, language: 'de', timeZone: 'Europe/Berlin' } });
    await decide(served, 'tester2@demo.clearbench.example', 'REJECTED');
    await decide(served, 'waiting@demo.clearbench.example', 'APPROVED');
    await served.restart();

    const box = await mailbox(port);
    const rejected = await box.letterTo('tester2@demo.clearbench.example');
    expect(rejected.subject).toBe('Ihr Konto bei Clearbench wurde nicht freigegeben');
    expect(rejected.text).toContain('Guten Tag Bruno Tester,');
    expect(rejected.html).toContain('<html lang="de">');
    const approved = await box.letterTo('waiting@demo.clearbench.example');
    expect(approved.subject).toBe('Your account in Clearbench is approved');

    // What was sent is not sent again by the next start; the letter after it shows that the post has come so far.
    await served.restart();
    await decide(served, 'rejected@demo.clearbench.example', 'APPROVED');
    await box.letterTo('rejected@demo.clearbench.example');
    // Which of the first two left first depends on when each was tried last.
    expect(box.letters).toHaveLength(3);
    expect(new Set(box.letters.map(({ to }) => to[0]))).toEqual(
      new Set(['rejected', 'tester2', 'waiting'].map((name) => `${name}@demo.clearbench.example`)),
    );
    await served.stop();
    await box.stop();
  });

  it('is asked for nothing that happened while the installation sent no mail', async () => {
    const box = await mailbox();
    const served = await servedApp({});
    await decide(served, 'waiting@demo.clearbench.example', 'APPROVED');
    await served.restart(mailSettingsOf(box.port));
    await decide(served, 'rejected@demo.clearbench.example', 'APPROVED');
    await box.letterTo('rejected@demo.clearbench.example');
    expect(box.letters).toHaveLength(1);
    await served.stop();
    await box.stop();
  });
});
