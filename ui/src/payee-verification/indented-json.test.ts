import { indentedJson } from './indented-json.ts';

it('JSON has a line for each field, and another text stays', () => {
  expect(indentedJson('{"a":{"b":1}}')).toBe('{\n  "a": {\n    "b": 1\n  }\n}');
  expect(indentedJson('removed{')).toBe('removed{');
});
