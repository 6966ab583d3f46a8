import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import { mailSettingsOf } from '@clearbench/command-service/mail/testing/mail-settings.fixture';
import { mailbox } from '@clearbench/command-service/mail/testing/mailbox.fake';
import { decideApprovalRoute, listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { changeProfileRoute, readProfileRoute } from '@clearbench/contracts/user/routes';
import { type ServedApp, servedApp, type TestClient } from './testing/served-app.fixture.ts';

/** A port without a server. */
const shutPort = async (): Promise<number> => {
  const box = await mailbox();
  await box.stop();
  return box.port;
};

const signedIn = async (served: ServedApp, account: string): Promise<TestClient> => {
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

describe('unreachable mail server', () => {
  it('gets each mail once it is back, also when this process was stopped meanwhile', async () => {
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
    expect(rejected.subject).toBe('Ihr Konto bei Clearbench wurde abgelehnt');
    expect(rejected.text).toContain('Guten Tag Bruno Tester,');
    expect(rejected.html).toContain('<html lang="de">');
    const approved = await box.letterTo('waiting@demo.clearbench.example');
    expect(approved.subject).toBe('Your Clearbench account has been approved');

    // Sent mails are not sent again after a restart; a later mail shows that the dispatcher has reached this point.
    await served.restart();
    await decide(served, 'rejected@demo.clearbench.example', 'APPROVED');
    await box.letterTo('rejected@demo.clearbench.example');
    // The order of the first two depends on their last attempts.
    expect(box.mails).toHaveLength(3);
    expect(new Set(box.mails.map(({ to }) => to[0]))).toEqual(
      new Set(['rejected', 'tester2', 'waiting'].map((name) => `${name}@demo.clearbench.example`)),
    );
    await served.stop();
    await box.stop();
  });

  it('gets no mails for events from before mail was configured', async () => {
    const box = await mailbox();
    const served = await servedApp({});
    await decide(served, 'waiting@demo.clearbench.example', 'APPROVED');
    await served.restart(mailSettingsOf(box.port));
    await decide(served, 'rejected@demo.clearbench.example', 'APPROVED');
    await box.letterTo('rejected@demo.clearbench.example');
    expect(box.mails).toHaveLength(1);
    await served.stop();
    await box.stop();
  });
});
