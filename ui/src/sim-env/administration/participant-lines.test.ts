import { areParticipants, hasParticipantTwice, participantsIn, participantText } from './participant-lines.ts';

it('a line is a BIC and a name, separated by spaces, a comma or a semicolon', () => {
  const participants = [
    { bic: 'ZYAADEF0XXX', name: 'Bank A, Berlin' },
    { bic: 'ZYBBFRP0', name: 'Bank B' },
  ];
  expect(participantsIn(' zyaadef0xxx  Bank A, Berlin\n\nZYBBFRP0; Bank B\n')).toEqual(participants);
  expect(participantsIn(participantText(participants))).toEqual(participants);
});

it.each(['ZYAADEF0', 'ZYAADE Bank A', `ZYAADEF0 ${'x'.repeat(61)}`])(
  'a line without BIC or name is an error: %s',
  (line) => {
    expect(areParticipants(`ZYBBFRP0 Bank B\n${line}`)).toBe(false);
    expect(areParticipants('ZYBBFRP0 Bank B')).toBe(true);
  },
);

it('at most 200 participants are allowed', () => {
  const lines = Array.from({ length: 201 }, (_, index) => `ZYAADEF0${String(index).padStart(3, '0')} Bank ${index}`);
  expect(areParticipants(lines.slice(1).join('\n'))).toBe(true);
  expect(areParticipants(lines.join('\n'))).toBe(false);
});

it('the head office of a bank is the bank', () => {
  expect(hasParticipantTwice('ZYAADEF0 A\nZYAADEF0XXX B')).toBe(true);
  expect(hasParticipantTwice('ZYAADEF0 A\nZYAADEF0123 B')).toBe(false);
});
