import { cleanSvg } from './clean-svg.ts';

const ns = 'xmlns="http://www.w3.org/2000/svg"';
const cleaned = (text: string) => cleanSvg(new TextEncoder().encode(text));
const inside = (content: string, more = ''): string => {
  const result = cleaned(`<svg ${ns} xmlns:xlink="http://www.w3.org/1999/xlink"${more}>${content}</svg>`);
  if (!('svg' in result)) throw new Error(result.fault);
  return result.svg.slice(`<svg ${ns}>`.length, -'</svg>'.length);
};

describe('a drawing', () => {
  it('keeps what draws', () => {
    const drawing =
      `<svg ${ns} viewBox="0 0 8 8"><defs><linearGradient id="g"><stop offset="0" stop-color="red"></stop></linearGradient></defs>` +
      '<style>.a{fill:url(#g)}</style><g class="a" transform="scale(2)"><path d="M0 0h8"></path><text>a &lt; b</text></g></svg>';
    expect(cleaned(drawing)).toEqual({ svg: drawing });
  });

  it('may have a declaration and blanks around it', () =>
    expect(cleaned(`<?xml version="1.0" encoding="UTF-8"?>\n<!-- a -->\n<svg ${ns}/>\n`)).toEqual({
      svg: `<svg ${ns}></svg>`,
    }));

  it('keeps references to its own parts, under their newer name', () =>
    expect(inside('<use xlink:href="#g"/><rect fill="url(#g)"/>')).toBe(
      '<use href="#g"></use><rect fill="url(#g)"></rect>',
    ));

  it('keeps pictures that stand in it', () =>
    expect(inside('<image href="data:image/png;base64,iVBORw0KGgo="/>')).toContain('href="data:image/png'));

  it('is written with its names alone, whatever prefix it came with', () =>
    expect(cleaned('<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>')).toEqual({
      svg: `<svg ${ns}><path d="M0 0"></path></svg>`,
    }));

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>'],
    [
      'another language',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>',
    ],
    ['what moves', '<set attributeName="href" to="javascript:alert(1)"/><animate attributeName="x"/>'],
    ['a link', '<a href="javascript:alert(1)"><rect/></a>'],
    ['a handler', '<handler type="text/javascript">alert(1)</handler>'],
    ['elements of no language', '<g2 xmlns=""><script>1</script></g2>'],
    ['comments and instructions', '<!-- <script> --><?xml-stylesheet href="x"?>'],
  ])('loses %s', (_, content) => expect(inside(content)).toBe(''));

  it.each([
    ['events', 'onload="alert(1)"'],
    ['events in capitals', 'ONLOAD="alert(1)"'],
    ['a place elsewhere', 'xlink:href="https://example.org/x.svg#a"'],
    ['a script as a place', 'href="java&#10;script:alert(1)"'],
    ['a drawing as a place', 'href="data:image/svg+xml;base64,PHN2Zz4="'],
    ['a fill from elsewhere', 'fill="url(https://example.org/x#a)"'],
    ['a fill from elsewhere in quotes', `fill="url('//example.org/x')"`],
    ['a style from elsewhere', 'style="background:url(//example.org)"'],
    ['a style in disguise', String.raw`style="fill:\75rl(//example.org)"`],
    ['a base', 'xml:base="https://example.org/"'],
  ])('loses %s', (_, attribute) => expect(inside(`<use ${attribute}/>`)).toBe('<use></use>'));

  it.each([
    '@import "//example.org";',
    '@font-face{src:url(//example.org)}',
    'a{fill:url(//example.org)}',
    'a{fill:u/**/rl(x)}',
  ])('loses a style sheet with %s', (css) => expect(inside(`<style>${css}</style>`)).toBe('<style></style>'));

  it('cannot hide markup in a style sheet or a text', () => {
    expect(inside('<style><![CDATA[</style><script>alert(1)</script>]]></style>')).toBe('<style></style>');
    expect(inside('<text><![CDATA[<script>alert(1)</script>]]></text>')).toBe(
      '<text>&lt;script&gt;alert(1)&lt;/script&gt;</text>',
    );
  });

  it.each([
    ['an entity of its own', '<!DOCTYPE svg [<!ENTITY x "y">]><svg/>', 'doctype'],
    ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>', 'noSvg'],
    ['no namespace', '<svg/>', 'noSvg'],
    ['nothing', '', 'empty'],
  ])('is none with %s', (_, text, fault) => expect(cleaned(text)).toMatchObject({ fault }));

  it('is none when it is not well-formed, with the place', () =>
    expect(cleaned(`<svg ${ns}>\n<g></svg>`)).toMatchObject({ line: 2 }));
});
