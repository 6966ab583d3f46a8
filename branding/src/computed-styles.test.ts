import { defaultStyles } from '@clearbench/contracts/look-and-feel/colors';
import { computedStyles } from './computed-styles.ts';
import { betterColor, contrastsIn } from './contrast.ts';
import { contrastOf, luminanceOf } from './luminance.ts';
import { readColor } from './read-color.ts';

const ours = computedStyles(defaultStyles) ?? {};
const withPrimary = (primaryColor: string) => ({ ...defaultStyles, primaryColor });
const failing = (primaryColor: string): string[] =>
  contrastsIn(computedStyles(withPrimary(primaryColor)) ?? {})
    .filter(({ passes }) => !passes)
    .map(({ pair }) => pair);

describe('a colour', () => {
  it.each([
    ['#2F5BD3', '#2f5bd3'],
    ['#fff', '#ffffff'],
    [' RebeccaPurple ', '#663399'],
    ['rgb(47 91 211)', '#2f5bd3'],
    ['hsl(120 50% 50%)', '#40bf40'],
    ['oklch(60% 0.1 150)', '#519160'],
    ['color(display-p3 0.5 0.5 0.5)', '#808080'],
  ])('may be written %s', (text, hex) => expect(readColor(text)).toEqual({ hex }));

  it.each([
    '',
    'red;',
    'red;}',
    '#12345',
    'url(x)',
    'var(--ink)',
    'currentcolor',
    'transparent',
    'rgb(1 2 3 / 50%)',
    '#2f5bd3 x',
  ])('is not written "%s"', (text) => expect(readColor(text)).toEqual({ fault: 'badColor' }));

  it.each(['oklch(0.6 0.4 150)', 'rgb(300 0 0)', 'color(display-p3 0 1 0)'])('no screen shows is none: %s', (text) =>
    expect(readColor(text)).toEqual({ fault: 'outsideSrgb' }),
  );
});

describe('the palette', () => {
  it('has every step, the chosen colour as 600, each darker than the one before', () => {
    const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950].map((step) => ours[`--primary-${step}`] ?? '');
    expect(steps.every((hex) => /^#[0-9a-f]{6}$/.test(hex))).toBe(true);
    expect(steps[6]).toBe('#2f5bd3');
    const luminances = steps.map(luminanceOf);
    expect(luminances).toEqual(luminances.toSorted((a, b) => b - a));
    expect(new Set(steps).size).toBe(11);
  });

  it('is not there when any colour is none', () => {
    expect(computedStyles(withPrimary('red;}'))).toBeUndefined();
    expect(computedStyles({ ...defaultStyles, directionStColor: 'x' })).toBeUndefined();
  });

  it('lightens the colours of the directions to a luminance of 0.8', () => {
    for (const color of ['#0b6b74', '#7a3fa0', '#000000', '#ff0000', '#0000ff']) {
      const light = computedStyles({ ...defaultStyles, directionTsColor: color })?.['--direction-ts-light'] ?? '';
      expect(Math.abs(luminanceOf(light) - 0.8)).toBeLessThan(0.01);
    }
    expect(computedStyles({ ...defaultStyles, directionTsColor: '#fff' })).toMatchObject({
      '--direction-ts-light': '#ffffff',
    });
  });
});

describe('contrast', () => {
  it('is what WCAG says', () => {
    expect(contrastOf('#000', '#fff')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it('is enough everywhere as the product comes', () => {
    expect(contrastsIn(ours).filter(({ passes }) => !passes)).toEqual([]);
    expect(betterColor('primaryColor', defaultStyles.primaryColor)).toBeUndefined();
  });

  it.each(['#ffcc00', '#ffffff', '#000000', '#7fff00', '#009640', '#ff69b4'])(
    'that is not enough with %s comes with a colour that has enough',
    (color) => {
      expect(failing(color)).not.toEqual([]);
      expect(failing(betterColor('primaryColor', color) ?? color)).toEqual([]);
    },
  );
});
