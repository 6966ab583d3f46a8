import { acceptanceTime, delayText, messageTime } from './due-times.ts';

const now = '2026-03-02T09:00:00.250Z';

it('delays are written as in commands', () =>
  expect([delayText({ days: 1 }), delayText({ seconds: 5 })]).toEqual(['+1D', '5S']));

it('message times have no fractions of a second', () => expect(messageTime(now)).toBe('2026-03-02T09:00:00Z'));

it.each([
  ['2026-03-02T09:00:00.250Z', '2026-03-02T09:00:00.25Z'],
  ['2026-03-02T09:00:00.000Z', '2026-03-02T09:00:00Z'],
  ['2026-03-02T09:00:10.005Z', '2026-03-02T09:00:10.005Z'],
  ['2026-03-02T09:00:10.000Z', '2026-03-02T09:00:10Z'],
])('%s as acceptance time has milliseconds, without trailing zeros from 2025 on', (instant, short) => {
  expect(acceptanceTime(instant, '2023')).toBe(instant);
  expect(acceptanceTime(instant, '2025')).toBe(short);
});
