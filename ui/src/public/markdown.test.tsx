import '../testing/jsdom-gaps.fixture.ts';
import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Markdown } from './markdown.tsx';

const shown = (text: string): HTMLElement =>
  render(
    <MemoryRouter>
      <Markdown text={text} />
    </MemoryRouter>,
  ).container;

describe('a text in Markdown', () => {
  it('has headings below the page’s own, lists and emphasis', () => {
    const page = shown('# One\n\n## Two\n\n- a\n- **b**');
    expect([...page.querySelectorAll('h1, h2, h3, li, strong')].map(({ tagName }) => tagName)).toEqual([
      'H2',
      'H3',
      'LI',
      'LI',
      'STRONG',
    ]);
  });

  it.each([
    '<script>alert(1)</script>',
    'before <img src=x onerror=alert(1)> after',
    '<iframe src="https://evil.example"></iframe>',
    '<svg onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<style>body{display:none}</style>',
    '<form action="https://evil.example"><input name=password></form>',
    '<!-- --><math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  ])('shows %s as plain text, if at all', (text) => {
    const page = shown(text);
    expect(page.querySelector('script, img, iframe, svg, a, style, form, input, math')).toBeNull();
    expect([...page.querySelectorAll('*')].flatMap((one) => one.getAttributeNames())).not.toContain('onerror');
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JAVASCRIPT:alert(1))',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:x)',
    '<javascript:alert(1)>',
    '[x][y]\n\n[y]: javascript:alert(1)',
  ])('makes no link of %s', (text) => expect(shown(text).querySelector('a')).toBeNull());

  it('resolves a broken address to this server at most', () => {
    const [link] = shown('[x](java&#10;script:alert(1))').querySelectorAll('a');
    expect(link?.protocol).toBe(window.location.protocol);
    expect(link?.host).toBe(window.location.host);
  });

  it('shows the alternative text of an image and fetches nothing', () => {
    const page = shown('![our house](https://evil.example/track.gif) [![x](javascript:alert(1))](https://a.example)');
    expect(page.querySelector('img')).toBeNull();
    expect(page.textContent).toContain('our house');
  });

  it('opens external links in a new tab without access to this one', () => {
    const link = shown('[bank](https://bank.example/x)').querySelector('a');
    expect(link?.getAttribute('href')).toBe('https://bank.example/x');
    expect(link?.getAttribute('target')).toBe('_blank');
    expect(link?.getAttribute('rel')).toContain('noopener');
  });

  it('links to the product’s own pages, and to mail addresses', () => {
    const links = [...shown('[terms](/public/terms) <desk@bank.example>').querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/public/terms', 'mailto:desk@bank.example']);
    expect(links.map((link) => link.hasAttribute('target'))).toEqual([false, false]);
  });
});
