import { linksIn } from '@clearbench/access/links/links';
import { someUser } from '@clearbench/access/testing/people.fixture';
import { defaultProfile } from '@clearbench/contracts/user/profile-settings';
import { type InvitationDocument, invitationView, type UserDocument, userView } from '@clearbench/contracts/user/views';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { mailComposer } from './mail-composer.ts';
import type { MailFacts } from './mail-reactions.ts';

const now = '2026-11-20T08:00:00.000Z';
const publicUrl = 'https://bench.example.org';
const envelope = { letterId: 'event-1', position: 7, at: now };
const link = { linkId: 'l1', expiresAt: '2026-11-21T08:00:00.000Z' };
const proof: MailFacts = { ...envelope, kind: 'verification', userId: 'u1', ...link };
const call: MailFacts = { ...envelope, kind: 'invitation', invitationId: 'i1', ...link };
const approved: MailFacts = { ...envelope, kind: 'approved', userId: 'u1' };
const invited: InvitationDocument = {
  invitationId: 'i1',
  email: 'new@bank.example',
  language: 'de',
  planId: '',
  until: '',
  environmentIds: [],
  state: 'open',
  sentAt: now,
  ...link,
};
const uma = someUser('u1', {
  email: 'Uma@Bank.example',
  displayName: '<Uma> & co',
  emailVerified: false,
  settings: { ...defaultProfile, language: 'de', timeZone: 'Europe/Berlin' },
});

const texts = {
  'mail.greeting': 'Guten Tag {{name}},',
  'mail.greetingUnknown': 'Guten Tag,',
  'mail.verification.subject': 'Adresse für {{product}}',
  'mail.verification.remark': 'Bis {{until}}.',
  'mail.approved.action': '{{ product }} öffnen',
};

const writing = async (user: UserDocument | undefined, invitation?: InvitationDocument) => {
  const documents = memoryDocumentStore();
  if (user) await documents.apply(userView.name, [{ id: 'u1', position: 1, document: user }]);
  if (invitation) await documents.apply(invitationView.name, [{ id: 'i1', position: 1, document: invitation }]);
  const requested: string[] = [];
  const write = mailComposer({
    views: uncachedReadModels(documents),
    textsIn: async (language) => {
      requested.push(language);
      return texts;
    },
    links: linksIn({ publicUrl, secret: 'a secret that is only good for tests' }),
    productName: () => 'Bench',
    publicUrl,
  });
  return { write, asked: requested };
};

describe('mail', () => {
  it('uses the language, the time zone and the name of its reader, and the id of its event', async () => {
    const { write, asked: requested } = await writing(uma);
    const letter = await write(proof, now);
    expect(requested).toEqual(['de']);
    expect(letter).toMatchObject({ id: 'event-1', to: 'uma@bank.example', subject: 'Adresse für Bench' });
    expect(letter?.text).toContain('Guten Tag <Uma> & co,');
    expect(letter?.text).toMatch(/Bis 21\. November 2026 um 09:00 MEZ\./);
    expect(letter?.html).toContain('Guten Tag &lt;Uma&gt; &amp; co,');
    expect(letter?.html).not.toContain('<Uma>');
  });

  it('has a link for one purpose where needed', async () => {
    const { write } = await writing({ ...uma, emailVerified: false }, invited);
    expect((await write(proof, now))?.text).toContain(`${publicUrl}/auth/verify?token=`);
    expect((await write(call, now))?.text).toContain(`${publicUrl}/auth/invitation?token=`);
    expect((await write(call, now))?.to).toBe('new@bank.example');
    expect((await write(approved, now))?.text).toContain(`Bench öffnen:\n${publicUrl}\n`);
  });

  it('is the same when composed again, except for the encryption of its link', async () => {
    const { write } = await writing(uma);
    expect(await write(approved, now)).toEqual(await write(approved, now));
  });

  it('is not composed when its link has expired, or when it is outdated', async () => {
    const { write } = await writing(uma, invited);
    expect(await write(proof, link.expiresAt)).toBeUndefined();
    expect(await write(call, link.expiresAt)).toBeUndefined();
    expect(await write(approved, '2026-11-21T07:59:59.999Z')).toBeDefined();
    expect(await write(approved, link.expiresAt)).toBeUndefined();
  });

  it('is not composed once it is obsolete', async () => {
    const gone = await writing(undefined);
    expect(await gone.write(proof, now)).toBeUndefined();
    expect(await gone.write(call, now)).toBeUndefined();
    expect(await gone.write(approved, now)).toBeUndefined();
    const { write } = await writing({ ...uma, emailVerified: true }, { ...invited, linkId: 'l2' });
    expect(await write(proof, now)).toBeUndefined();
    expect(await write(call, now)).toBeUndefined();
    const withdrawn = await writing(undefined, { ...invited, state: 'withdrawn' });
    expect(await withdrawn.write(call, now)).toBeUndefined();
  });

  it('is not sent to an invalid address', async () => {
    const { write } = await writing({ ...uma, email: 'x@y.example, z@y.example' });
    expect(await write(approved, now)).toBeUndefined();
  });

  it('falls back to English and UTC for an unknown language or time zone', async () => {
    const settings = { ...uma.settings, language: 'no language', timeZone: 'Nowhere/Land' };
    const { write } = await writing({ ...uma, settings });
    expect((await write(proof, now))?.text).toMatch(/Bis 21 November 2026 at 08:00 UTC\./);
  });
});
