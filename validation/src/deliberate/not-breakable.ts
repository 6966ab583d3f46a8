const story = 'It depends on what was sent before, not on the message: the engine or a second file brings it about.';

/** Rules no change of one message breaks, or not without breaking another; and why. */
export const notBreakable: Readonly<Record<string, string>> = {
  'H-05': 'The type of a file is that of its form: a file of another direction is another file.',
  'H-09': 'The name of a file is not in it.',
  'H-10': 'A file beyond the limits of an environment is longer than anybody wants to read.',
  'I-12': 'The message definition demands the same form, so T-03 finds it, too.',
  'D-08': story,
  'R-01': story,
  'R-03': story,
  'R-14': story,
  'R-15': story,
  'S-05': story,
  'S-06': story,
};
