import { safeLink } from './safe-link.ts';

const origin = 'https://bench.example';

describe('a link in a text', () => {
  it.each([
    ['https://bank.example/a?b#c', 'https://bank.example/a?b#c', true],
    ['http://bank.example', 'http://bank.example/', true],
    ['//bank.example/x', 'https://bank.example/x', true],
    ['mailto:desk@bank.example', 'mailto:desk@bank.example', false],
    ['/public/terms', '/public/terms', false],
    ['#top', '/#top', false],
    ['https://bench.example/faq', '/faq', false],
  ])('%s is permitted', (written, href, outside) => expect(safeLink(written, origin)).toEqual({ href, outside }));

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://bench.example/x',
    'https://[',
    '',
  ])('%j is removed', (written) => expect(safeLink(written, origin)).toBeUndefined());
});
