import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tabler from '@iconify-json/tabler/icons.json' with { type: 'json' };
import type { Plugin } from 'vite';
import type { IconLook } from './src/icons/icon.ts';

type Drawing = { readonly look: IconLook; readonly paths: readonly string[] };

const componentName = (name: string): string =>
  `Icon${name.replaceAll(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}`;
const bodies = new Map(Object.entries(tabler.icons).map(([name, { body }]) => [componentName(name), body]));

const lines = 'fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"';
const looks: Readonly<Record<string, IconLook>> = { [lines]: 'outline', 'fill="currentColor"': 'filled' };
/** One path, or a group of paths. A few icons of the set have other elements; the pages use none of them. */
const drawn = /^(?:<path ([^>]*?) (?=d=)|<g ([^>]*)>(?=<path))((?:(?:<path )?d="[^"]+"\/>)+)(?:<\/g>)?$/;

/** The drawing of an icon by the name of its component. Throws if there is none, or one of more than paths. */
export const drawingOf = (icon: string): Drawing => {
  const body = bodies.get(icon);
  if (body === undefined) throw new Error(`Tabler has no icon ${icon}`);
  const [, ofPath, ofGroup, paths] = drawn.exec(body) ?? [];
  const look = looks[ofPath ?? ofGroup ?? ''];
  if (look === undefined || paths === undefined) throw new Error(`${icon} is drawn with more than paths: ${body}`);
  return { look, paths: [...paths.matchAll(/d="([^"]+)"/g)].map(([, d = '']) => d) };
};

const sources = fileURLToPath(new URL('src', import.meta.url));
const iconsIn = (code: string): string[] =>
  [...code.matchAll(/import \{([^}]*)\} from 'virtual:icons'/g)].flatMap(
    ([, names = '']) => names.match(/\bIcon\w+/g) ?? [],
  );

/** The icons that the sources of the pages import, by name. */
export const iconsOfSources = (): string[] => {
  const files = globSync('**/*.{ts,tsx}', { cwd: sources });
  return [...new Set(files.flatMap((file) => iconsIn(readFileSync(`${sources}/${file}`, 'utf8'))))].toSorted();
};

const maker = JSON.stringify(`${sources}/icons/icon.ts`);
const component = (icon: string): string => {
  const { look, paths } = drawingOf(icon);
  return `/* @__PURE__ */ iconOf(${JSON.stringify(look)}, ${JSON.stringify(paths)})`;
};

/** One module with all icons of the sources, for the tests. */
export const iconModule = (): string =>
  [
    `import { iconOf } from ${maker};`,
    ...iconsOfSources().map((icon) => `export const ${icon} = ${component(icon)};`),
  ].join('\n');

const name = 'virtual:icons';
const barrel = `\0${name}`;
const single = `${barrel}/`;

const names = (): string =>
  iconsOfSources()
    .map((icon) => `export { ${icon} } from ${JSON.stringify(single + icon)};`)
    .join('\n');
const one = (icon: string): string => `import { iconOf } from ${maker};\nexport const ${icon} = ${component(icon)};`;

/**
 * Makes `virtual:icons` of the drawings of Tabler. Each icon that the sources import is a module of its own, so that it
 * is loaded with the pages that show it.
 */
export const pageIcons = (): Plugin => {
  let loaded = '';
  return {
    name: 'page-icons',
    enforce: 'pre',
    resolveId: (id) => (id === name ? barrel : id.startsWith(single) ? id : undefined),
    load: (id) => {
      if (id.startsWith(single)) return { code: one(id.slice(single.length)), moduleSideEffects: false };
      if (id !== barrel) return undefined;
      loaded = names();
      return { code: loaded, moduleSideEffects: false };
    },
    // The development server makes the module of names again when a source imports another icon.
    hotUpdate({ modules }) {
      const module = this.environment.moduleGraph.getModuleById(barrel);
      return module === undefined || loaded === names() ? undefined : [...modules, module];
    },
  };
};
