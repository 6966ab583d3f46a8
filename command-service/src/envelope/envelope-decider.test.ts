import type { EnvelopeCommand } from '@clearbench/contracts/envelope/commands';
import type { EnvelopeEvent } from '@clearbench/contracts/envelope/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { envelopeDecider } from './envelope-decider.ts';

const at = '2026-03-02T09:00:00Z';
const stored = (text: string) => ({ profileId: 'own', name: 'Own', text, namespaces: ['urn:own'] });
const add: EnvelopeCommand = { type: 'AddEnvelopeProfile', data: stored('a'), at };
const change = (text: string, basedOn: number, restoredFrom?: number): EnvelopeCommand => ({
  type: 'ChangeEnvelopeProfile',
  data: { ...stored(text), basedOn, ...(restoredFrom === undefined ? {} : { restoredFrom }) },
  at,
});
const remove: EnvelopeCommand = { type: 'RemoveEnvelopeProfile', data: { profileId: 'own' }, at };
const added: EnvelopeEvent = { type: 'EnvelopeProfileAdded', data: stored('a') };
const changed: EnvelopeEvent = { type: 'EnvelopeProfileChanged', data: stored('b') };
const removed: EnvelopeEvent = { type: 'EnvelopeProfileRemoved', data: { profileId: 'own' } };

describe('an envelope profile', () => {
  const { given } = specFor(envelopeDecider);

  it('is added once', () => {
    given().when(add).emits(added);
    given(added).when(add).refuses('envelope.alreadyAdded');
    given(added, removed).when(add).emits(added);
  });

  it('changes from the version that the administrator saw', () => {
    given(added).when(change('b', 1)).emits(changed);
    given(added, changed).when(change('c', 1)).refuses('envelope.stale');
    given(added).when(change('a', 1)).emitsNothing();
    given().when(change('a', 1)).refuses('envelope.notFound');
  });

  it('says which version was restored', () =>
    given(added, changed)
      .when(change('a', 2, 1))
      .emits({ type: 'EnvelopeProfileChanged', data: { ...stored('a'), restoredFrom: 1 } }));

  it('is removed once', () => {
    given(added).when(remove).emits(removed);
    given().when(remove).refuses('envelope.notFound');
  });

  it('of the product cannot be changed', () =>
    given()
      .when({ ...add, data: { ...stored('a'), profileId: 'neutral' } })
      .refuses('envelope.builtIn'));
});
