import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawingOf, iconModule, iconsOfSources } from '../../page-icons.ts';
import { iconOf } from './icon.ts';

const plus = iconOf('outline', drawingOf('IconPlus').paths);

describe('the icons of the pages', () => {
  it('are all drawn in the set', () => {
    const icons = iconsOfSources();
    expect(icons.length).toBeGreaterThan(100);
    for (const icon of icons) expect(drawingOf(icon).paths).not.toEqual([]);
  });

  it('have names with figures and further words', () => {
    expect(drawingOf('IconCircleHalf2').look).toBe('outline');
    expect(drawingOf('IconInfoCircleFilled').look).toBe('filled');
  });

  it('are refused if the set has none of that name', () => {
    expect(() => drawingOf('IconTrush')).toThrow('Tabler has no icon IconTrush');
  });

  it('are refused if they have other elements than paths of the same look', () => {
    for (const icon of ['IconAccessible', 'IconBrandMailgun'])
      expect(() => drawingOf(icon)).toThrow(`${icon} is drawn with more than paths`);
  });

  it('are all in the module of the tests, and no other', () => {
    const exported = [...iconModule().matchAll(/^export const (\w+) = /gm)].map(([, name]) => name);
    expect(exported).toEqual(iconsOfSources());
  });
});

describe('an icon', () => {
  it('has lines of the colour of the text', () => {
    expect(renderToStaticMarkup(createElement(plus, { size: 18, stroke: 1.5, 'aria-hidden': true }))).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 5v14m-7-7h14"></path></svg>',
    );
  });

  it('is 24 pixels wide, with lines of 2, if nothing else is said', () => {
    const drawn = renderToStaticMarkup(createElement(plus, { className: 'sign' }));
    for (const part of ['width="24"', 'height="24"', 'stroke-width="2"', 'class="sign"']) expect(drawn).toContain(part);
  });

  it('is an area of the colour of the text without lines if it is filled', () => {
    const filled = renderToStaticMarkup(createElement(iconOf('filled', drawingOf('IconCircleXFilled').paths)));
    expect(filled).toContain('fill="currentColor" stroke="none"');
    expect(filled).not.toContain('stroke-width');
  });
});
