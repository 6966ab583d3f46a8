import { calendarView } from '@clearbench/contracts/calendar/views';
import { codeListView } from '@clearbench/contracts/code-list/views';
import { envelopeNamespacesView } from '@clearbench/contracts/envelope/views';
import type { ChangedFormat } from '@clearbench/contracts/format/views';
import { rulebookFormatsView } from '@clearbench/contracts/format/views';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import type { SimEnvDocument } from '@clearbench/contracts/sim-env/views';
import { memoryDocumentStore } from '@clearbench/stores/document-store/memory';
import { uncachedReadModels } from '@clearbench/stores/read-models';
import { changedLists, knownFormats, noSender, profileOf, profileOfFile } from './profile-of.ts';

type ProfileInput = {
  readonly environment?: Partial<SimEnvDocument>;
  readonly documents?: Readonly<Record<string, { readonly id: string } & Readonly<Record<string, unknown>>>>;
};
const clearing = { ...sampleSettings.clearing, calendarName: 'OWN' };
const now = '2026-11-21T10:00:00Z';

const checkedBy = async ({ environment = {}, documents = {} }: ProfileInput = {}, at = now, sender = noSender) => {
  const store = memoryDocumentStore();
  for (const { name, shape } of [rulebookFormatsView, calendarView, codeListView, envelopeNamespacesView])
    await store.prepare(name, shape);
  for (const [name, { id, ...document }] of Object.entries(documents))
    await store.apply(name, [{ id, position: 1, document }]);
  const file = { rbVersion: '2025' } as const;
  return profileOf(
    uncachedReadModels(store),
    { ...sampleSettings, clearing, environmentId: 'e1', ...environment },
    file,
    at,
    sender,
  );
};

describe('profile of a file', () => {
  it('has the envelope of the environment, and its time-out where the environment has none', async () => {
    const chosen = { ...clearing, envelopeProfile: 'instant-clearing' };
    const { messageForm, envelopes, clearing: checked } = await checkedBy({ environment: { clearing: chosen } });
    expect([messageForm?.root, envelopes, checked?.timeOutSeconds]).toEqual(['InstantMessage', [], 7]);
    const own = await checkedBy({ environment: { clearing: { ...chosen, timeOutSeconds: 12 } } });
    expect(own.clearing?.timeOutSeconds).toBe(12);
    expect(own.basis).not.toBe((await checkedBy()).basis);
    const bulks = await checkedBy({ environment: { clearing: { ...clearing, envelopeProfile: 'bulk-clearing' } } });
    expect(bulks.envelopes?.map(({ profileId }) => profileId)).toContain('bulk-clearing');
    expect(await checkedBy()).not.toHaveProperty('envelopes');
  });

  it('has the severities of the environment', async () =>
    expect(await checkedBy({ environment: { severities: { 'P-11': 'Warning' } } })).toMatchObject({
      scheme: 'sct',
      rbVersion: '2025',
      overrides: { 'P-11': 'Warning' },
    }));

  it('has no own severities where the environment has none', async () => {
    expect(await checkedBy()).not.toHaveProperty('overrides');
    expect(await checkedBy({ environment: { severities: {} } })).not.toHaveProperty('overrides');
  });
});

describe('profile of a stored file', () => {
  const receivedAt = '2026-11-20T10:00:00Z';
  const sender = { bic: 'ZYDODEF0XXX', testCode: 'P' } as const;
  const profileFor = async (origin: 'engine' | 'upload', direction: 'TS' | 'ST') => {
    const store = memoryDocumentStore();
    for (const { name, shape } of [rulebookFormatsView, calendarView, codeListView, envelopeNamespacesView])
      await store.prepare(name, shape);
    const environment = { ...sampleSettings, environmentId: 'e1' };
    const file = { rbVersion: '2025', fileName: 'a.xml', direction, origin, createdAt: receivedAt } as const;
    return profileOfFile(uncachedReadModels(store), environment, file, now, sender);
  };

  it('is that of the receipt for an answer, without settings of a user', async () => {
    const profile = await profileFor('engine', 'ST');
    expect(profile.now).toBe(receivedAt);
    expect(profile).not.toHaveProperty('senderBic');
    expect(profile).not.toHaveProperty('testCode');
  });

  it.each([
    ['upload', 'ST'],
    ['engine', 'TS'],
  ] as const)('is that of now and of the user for a file of origin %s with direction %s', async (origin, direction) => {
    const expected = { now, senderBic: sender.bic, testCode: 'P' };
    expect(await profileFor(origin, direction)).toMatchObject(expected);
  });
});

const formatOf = (more: object) => ({
  id: 'sct-2025',
  rulebook: 'sct-2025',
  latest: '',
  formats: {
    'pacs.008.001.08': { messageScheme: 'sct', rbVersion: '2025', messageType: 'pacs.008.001.08', version: 2, ...more },
  },
});
const formats = (severities: object) => ({ documents: { [rulebookFormatsView.name]: formatOf({ severities }) } });
const list = (codes: object) => ({ documents: { [codeListView.name]: { id: 'purpose', name: 'purpose', codes } } });
const calendar = (...holidays: object[]) => ({
  documents: { [calendarView.name]: { id: 'OWN', calendarName: 'OWN', closedWeekdays: [], holidays } },
});

describe('hash of the settings of a profile', () => {
  const nothing = checkedBy();
  const basisOf = async (text: ProfileInput) => (await checkedBy(text)).basis;

  it.each<[string, ProfileInput]>([
    ['severities of a format', formats({ 'T-05': 'off', 'P-07': 'Info' })],
    [
      'a structure of a format',
      { documents: { [rulebookFormatsView.name]: formatOf({ severities: {}, structure: { sha256: 'a' } }) } },
    ],
    ['a list of codes', list({ AAAA: { text: 'A', validTo: '2026-01-01' } })],
    ['a calendar', calendar()],
    ['severities of the environment', { environment: { severities: { 'P-11': 'Warning' } } }],
    ['a cut-off', { environment: { clearing: { ...clearing, cutOff: '09:00' } } }],
    ['a settlement horizon', { environment: { clearing: { ...clearing, settlementHorizonDays: 3 } } }],
    ['who can be reached', { environment: { clearing: { ...clearing, reachable: ['ZYDOFRP0'] } } }],
  ])('changes when administrators change %s', async (_, text) =>
    expect(await basisOf(text)).not.toBe((await nothing).basis),
  );

  it('changes with any part of the settings', async () => {
    expect(await basisOf(formats({ 'T-05': 'off' }))).not.toBe(await basisOf(formats({ 'T-05': 'Info' })));
    expect(await basisOf(list({ AAAA: {} }))).not.toBe(await basisOf(list({ AAAB: {} })));
    expect(await basisOf(calendar({ date: '2026-05-04', title: 'Closed' }))).not.toBe(await basisOf(calendar()));
  });

  it('is the same for every user, time and order of settings', async () => {
    const later = await checkedBy({}, '2027-01-01T00:00:00Z', { bic: 'ZYDODEF0', testCode: 'P' });
    expect(later.basis).toBe((await nothing).basis);
    expect(await basisOf(formats({ 'P-07': 'Info', 'T-05': 'off' }))).toBe(
      await basisOf(formats({ 'T-05': 'off', 'P-07': 'Info' })),
    );
  });
});

const open = async (name: string) => {
  const documents = memoryDocumentStore();
  await documents.prepare(codeListView.name, codeListView.shape);
  const codes = {
    SALA: { texts: { en: 'Salary' } },
    OLD1: { texts: {}, validTo: '2026-06-30' },
    NEW1: { texts: {}, validFrom: '2026-07-01' },
  };
  await documents.apply(codeListView.name, [
    { id: name, position: 1, document: { name, title: '', version: 1, codes } },
  ]);
  return uncachedReadModels(documents);
};

describe('changed code lists of a profile', () => {
  it('are the changed lists that rules use, with the validity of each code and without texts', async () => {
    const codes = { SALA: {}, OLD1: { validTo: '2026-06-30' }, NEW1: { validFrom: '2026-07-01' } };
    expect(await changedLists(await open('purpose'))).toEqual({ codeLists: { purpose: codes } });
    expect(await changedLists(await open('sct_return_reason'))).toEqual({ codeLists: { sct_return_reason: codes } });
    expect(await changedLists(await open('return_reason'))).toEqual({ codeLists: { return_reason: codes } });
  });

  it('are empty where no used list was changed', async () =>
    expect(await changedLists(await open('charge_type'))).toEqual({}));
});

const made = (messageType: string): ChangedFormat => ({
  messageScheme: 'sct',
  rbVersion: '2025',
  messageType,
  severities: {},
  version: 1,
});
const storedFormats = Object.fromEntries(
  ['pacs.008.001.08', 'acme.order', 'acme.bill'].map((name) => [name, made(name)]),
);
const formatsIn = (...ids: string[]) =>
  knownFormats({ rulebook: 'sct-2025', latest: '', formats: storedFormats }, { formats: ids });
const acceptedIn = (...ids: string[]) =>
  Object.entries(formatsIn(...ids))
    .filter(([, { isAccepted = true }]) => isAccepted)
    .map(([name]) => name);

describe('formats of an environment', () => {
  it('are the built-in ones with their changes', () => expect(acceptedIn()).toEqual(['pacs.008.001.08']));
  it('and the added ones that it selected', () =>
    expect(acceptedIn('sct-2025-acme.bill', 'sct-2023-acme.order')).toEqual(['pacs.008.001.08', 'acme.bill']));
  it('name the added ones that it does not accept', () =>
    expect(formatsIn('sct-2025-acme.bill')['acme.order']).toEqual({ ...made('acme.order'), isAccepted: false }));
});
