import { yamlPlace } from './yaml-path.ts';

const at = (text: string) => {
  const lines = text.split('\n');
  return yamlPlace(lines, lines.at(-1)?.length ?? 0);
};

describe('the place in a YAML text', () => {
  it.each([
    ['', [], undefined],
    ['cas', [], undefined],
    ['case: ', [], 'case'],
    ['steps:\n  - ', ['steps'], undefined],
    ['steps:\n- se', ['steps'], undefined],
    ['steps:\n  - send: { ', ['steps', 'send'], undefined],
    ['steps:\n  - send: { template: sct-', ['steps', 'send'], 'template'],
    ['steps:\n  - send: { template: sct-typical, ', ['steps', 'send'], undefined],
    ['steps:\n  - send: { values: { amount: 1 }, ', ['steps', 'send'], undefined],
    ['steps:\n  - expect:\n      answer:\n        sta', ['steps', 'expect', 'answer'], undefined],
    ['steps:\n  - expect:\n      answer:\n        status: ', ['steps', 'expect', 'answer'], 'status'],
    ['steps:\n  - send:\n      as: x\n\n  # more\n  - ', ['steps'], undefined],
    ['steps:\n  - send:\n      as: x\n    exp', ['steps'], undefined],
    [
      'steps:\n  - expect:\n      answer:\n        elements:\n          - { path: "a: {", eq',
      ['steps', 'expect', 'answer', 'elements'],
      undefined,
    ],
    ['tags: [a, ', [], 'tags'],
    ["steps:\n  - send: { text: 'it''s', ", ['steps', 'send'], undefined],
    ['steps: []\nvar', [], undefined],
  ])('%j', (text, path, typedField) =>
    expect(at(text)).toEqual({ path, ...(typedField === undefined ? {} : { typedField }) }),
  );
});
