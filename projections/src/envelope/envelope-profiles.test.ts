import type { EnvelopeEvent } from '@clearbench/contracts/envelope/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { envelopeNamespaces } from './envelope-namespaces.ts';
import { envelopeProfiles } from './envelope-profiles.ts';

const profile = { profileId: 'own', name: 'Own', text: 'a' };
const stored = { ...profile, namespaces: ['urn:own:a'] };
const added: EnvelopeEvent = { type: 'EnvelopeProfileAdded', data: stored };
const changed: EnvelopeEvent = { type: 'EnvelopeProfileChanged', data: { ...stored, text: 'b', restoredFrom: 1 } };
const removed: EnvelopeEvent = { type: 'EnvelopeProfileRemoved', data: { profileId: 'own' } };
const after = (...events: EnvelopeEvent[]) =>
  projectionSpec(envelopeProfiles)
    .given(...events)
    .document('own');

describe('document of an envelope profile', () => {
  it('contains the last text and its version', () => {
    expect(after(added)).toEqual({ ...profile, version: 1 });
    expect(after(added, changed)).toEqual({ ...profile, text: 'b', version: 2 });
  });

  it('is deleted with the profile, and begins again with it', () => {
    expect(after(added, removed)).toBeUndefined();
    expect(after(added, changed, removed, added)).toEqual({ ...profile, version: 1 });
  });

  it('names the profile of each namespace', () => {
    const { given } = projectionSpec(envelopeNamespaces);
    const listed = { own: { name: 'Own', namespaces: ['urn:own:a'] } };
    expect(given(added).document('all')).toEqual({ profiles: listed });
    expect(given(added, removed).document('all')).toEqual({ profiles: {} });
  });
});
