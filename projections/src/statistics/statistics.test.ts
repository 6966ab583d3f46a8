import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { countedTypes, counting, nothingOn } from './counting.ts';
import { statisticsActors } from './statistics-actor.ts';
import { statisticsActorDays } from './statistics-actor-day.ts';
import { statisticsDays } from './statistics-day.ts';
import { sampleEvents } from './testing/events.fixture.ts';

const { created, received, checked, sent, signedUp } = sampleEvents;
/** One count in a quarter of an hour. */
const at = (quarter: number, count = 1): number[] => [...Array.from({ length: quarter }, () => 0), count];

describe('an answer', () =>
  it('counts for its recipient, where that was recorded', () => {
    const answered = received('system:clearing', '2026-11-21T00:00:01.000Z', 'pacs.002.001.10', 'ada');
    expect(projectionSpec(statisticsActorDays).given(answered).document('ada:2026-11-21')).toMatchObject({
      actor: 'ada',
      actions: { answered: [1] },
    });
  }));

describe('a text that is validated and not stored', () =>
  it('counts as a validation of its user', () => {
    const { textChecked, checked: fileChecked } = sampleEvents;
    const at = '2026-11-21T00:00:01.000Z';
    const days = projectionSpec(statisticsActorDays).given(textChecked('ada', at), fileChecked('ada', at));
    expect(days.document('ada:2026-11-21')).toMatchObject({ actions: { validated: [2] }, messageTypes: {} });
  }));

describe('counts of a day', () => {
  const events = [
    created('ada', '2026-11-20T00:00:00.000Z', { origin: 'template', messageType: 'pacs.008.001.08' }),
    created('ada', '2026-11-20T00:14:59.999Z', { origin: 'template', messageType: 'pacs.008.001.08' }),
    created('bob', '2026-11-20T00:15:00.000Z', { origin: 'upload' }),
    created('bob', '2026-11-20T10:45:00.000Z', { origin: 'copy', messageType: '__proto__' }),
    checked('bob', '2026-11-20T23:59:59.999Z'),
    sent('bob', '2026-11-21T00:00:00.000Z'),
    received('system:clearing', '2026-11-21T00:00:01.000Z', 'pacs.002.001.10'),
    signedUp('cy', '2026-11-21T12:00:00.000Z'),
  ];
  const spec = projectionSpec(statisticsDays).given(...events);

  it('are by quarters of an hour', () =>
    expect(spec.document('2026-11-20')).toEqual({
      day: '2026-11-20',
      actions: { created: [2], uploaded: at(1), copied: at(43), validated: at(95) },
      messageTypes: { 'pacs.008.001.08': [2], other: [0, 1, ...at(41)] },
      newUsers: {},
    }));

  it('include transfers, answers and sign-ups', () =>
    expect(spec.document('2026-11-21')).toMatchObject({
      actions: { sent: [1], answered: [1] },
      messageTypes: { 'pacs.002.001.10': [1] },
      newUsers: { newUsers: at(48) },
    }));

  it('have at most forty message types, whatever files contain', () => {
    const many = Array.from({ length: 60 }, (_, number) =>
      created('eve', '2026-11-20T00:00:00.000Z', { messageType: `evil.${100 + number}.001.01` }),
    );
    const { messageTypes = {} } =
      projectionSpec(statisticsDays)
        .given(...many)
        .document('2026-11-20') ?? {};
    expect(Object.keys(messageTypes)).toHaveLength(41);
    expect(messageTypes.other).toEqual([20]);
  });

  it('list every actor once', () => {
    const actors = projectionSpec(statisticsActors).given(...events);
    expect(actors.document('bob')).toEqual({ actor: 'bob' });
    expect(actors.document('cy')).toEqual({ actor: 'cy' });
    expect(actors.document('dan')).toBeUndefined();
    expect(Object.keys(counting(() => nothingOn('')))).toEqual(expect.arrayContaining([...countedTypes]));
    expect(Object.keys(counting(() => nothingOn('')))).toHaveLength(countedTypes.length);
  });

  it('are also kept by actor; a new user counts under the own id', () => {
    const byActor = projectionSpec(statisticsActorDays).given(...events);
    expect(byActor.document('bob:2026-11-20')).toMatchObject({ actor: 'bob', actions: { uploaded: at(1) } });
    expect(byActor.document('system:clearing:2026-11-21')).toMatchObject({ actions: { answered: [1] } });
    expect(byActor.document('cy:2026-11-21')).toMatchObject({ actor: 'cy', newUsers: { newUsers: at(48) } });
  });
});
