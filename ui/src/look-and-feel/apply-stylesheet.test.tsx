import { applyFavicon, applyStylesheet, reportMissingSheet } from './apply-stylesheet.ts';

const sheets = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const addresses = () => sheets().map((sheet) => sheet.getAttribute('href'));
const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');
/** What the sheets of the page say of its icon. */
const name = (favicon: string): void => document.documentElement.style.setProperty('--favicon', favicon);

beforeEach(() => {
  document.documentElement.removeAttribute('style');
  document.head.innerHTML = `
    <link rel="icon" type="image/svg+xml" href="/favicon.svg">
    <link id="custom-styles" rel="stylesheet" href="/worn.css">
    <link rel="stylesheet" href="/later.css">`;
});

describe('a newer sheet', () => {
  const newer = '/api/assets/custom-styles.css?v=7';

  it('lies beside the worn one until it is there, and then takes its place', async () => {
    const worn = applyStylesheet('7');
    expect(addresses()).toEqual(['/worn.css', newer, '/later.css']);
    sheets()[1]?.dispatchEvent(new Event('load'));
    await worn;
    expect(addresses()).toEqual([newer, '/later.css']);
    expect(document.querySelector('#custom-styles')?.getAttribute('href')).toBe(newer);
  });

  it('is taken off in its turn', async () => {
    for (const version of ['7', '8']) {
      const worn = applyStylesheet(version);
      sheets()[1]?.dispatchEvent(new Event('load'));
      await worn;
    }
    expect(addresses()).toEqual(['/api/assets/custom-styles.css?v=8', '/later.css']);
  });

  it('that cannot be read leaves the worn one where it is', async () => {
    const worn = applyStylesheet('7');
    sheets()[1]?.dispatchEvent(new Event('error'));
    await expect(worn).rejects.toThrow('could not be read');
    expect(addresses()).toEqual(['/worn.css', '/later.css']);
    expect(document.querySelector('#custom-styles')?.getAttribute('href')).toBe('/worn.css');
  });

  it('is worn where none was', async () => {
    document.querySelector('#custom-styles')?.remove();
    const worn = applyStylesheet('7');
    sheets()[1]?.dispatchEvent(new Event('load'));
    await worn;
    expect(addresses()).toEqual(['/later.css', newer]);
  });

  it('is asked for by its version, whatever is in it', () => {
    void applyStylesheet('a&b=c');
    expect(addresses()[1]).toBe('/api/assets/custom-styles.css?v=a%26b%3Dc');
  });

  it('brings its icon', async () => {
    const worn = applyStylesheet('7');
    name('url("/own.png")');
    expect(icon()?.getAttribute('href')).toBe('/favicon.svg');
    sheets()[1]?.dispatchEvent(new Event('load'));
    await worn;
    expect(icon()?.getAttribute('href')).toBe('/own.png');
  });
});

describe('the icon of the tab', () => {
  it.each(['url("/own.png?v=1")', "url('/own.png?v=1')", 'url(/own.png?v=1)'])('is the one named by %s', (favicon) => {
    name(favicon);
    applyFavicon();
    expect(icon()?.getAttribute('href')).toBe('/own.png?v=1');
    expect(icon()?.hasAttribute('type')).toBe(false);
  });

  it('is the product’s own where none is named any more', () => {
    name('url("/own.png")');
    applyFavicon();
    name('');
    applyFavicon();
    expect(icon()?.getAttribute('href')).toBe('/favicon.svg');
  });

  it('is not touched while it stays the same', () => {
    const before = icon();
    applyFavicon();
    expect(icon()).toBe(before);
    expect(before?.getAttribute('type')).toBe('image/svg+xml');
  });

  it('is not invented where the page has none', () => {
    icon()?.remove();
    name('url("/own.png")');
    applyFavicon();
    expect(icon()).toBeNull();
  });
});

describe('the sheet of the page itself', () => {
  const { error } = console;
  let logged: string[] = [];
  beforeEach(() => {
    logged = [];
    console.error = (text: string) => void logged.push(text);
  });
  afterEach(() => {
    console.error = error;
  });
  const setSheet = (sheet: CSSStyleSheet | null): void => {
    const link = document.querySelector('#custom-styles');
    if (link) Object.defineProperty(link, 'sheet', { value: sheet });
  };

  it('is reported in the console when it failed to load', () => {
    setSheet(null);
    reportMissingSheet();
    expect(logged).toEqual(['Could not fetch custom css']);
  });
  it('is not reported when it was loaded', () => {
    setSheet({} as CSSStyleSheet);
    reportMissingSheet();
    expect(logged).toEqual([]);
  });
});
