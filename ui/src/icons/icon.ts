import { createElement, type FunctionComponent, type SVGProps } from 'react';

type IconProps = Omit<SVGProps<SVGSVGElement>, 'children' | 'height' | 'ref' | 'stroke' | 'width'> & {
  /** Width and height in pixels. */
  readonly size?: number;
  /** Width of the lines in the 24 units of the drawing. A filled icon has no lines. */
  readonly stroke?: number;
};

/** An icon in the colour of the text around it. */
export type Icon = FunctionComponent<IconProps>;

export type IconLook = 'outline' | 'filled';

/** The component of a drawing, given as the `d` of its paths. Only the modules made by `ui/page-icons.ts` call it. */
export const iconOf = (look: IconLook, paths: readonly string[]): Icon => {
  const children = paths.map((d) => createElement('path', { key: d, d }));
  return ({ size = 24, stroke = 2, ...rest }) => {
    const colours =
      look === 'filled'
        ? { fill: 'currentColor', stroke: 'none' }
        : {
            fill: 'none',
            stroke: 'currentColor',
            strokeWidth: stroke,
            strokeLinecap: 'round' as const,
            strokeLinejoin: 'round' as const,
          };
    const box = { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 24 24', width: size, height: size };
    return createElement('svg', { ...box, ...colours, ...rest }, children);
  };
};
