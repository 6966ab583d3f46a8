import { applyFavicon, applyStylesheet, reportMissingSheet } from './apply-stylesheet.ts';

const sheets = (): HTMLLinkElement[] => [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
const addresses = () => sheets().map((sheet) => sheet.getAttribute('href'));
const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');
/** The icon that the stylesheets of the page define. */
const name = (favicon: string): void => document.documentElement.style.setProperty('--favicon', favicon);

beforeEach(() => {
  document.documentElement.removeAttribute('style');
  document.head.innerHTML = `
    <link rel="icon" type="image/svg+xml" href="/favicon.svg">
    <link id="custom-styles" rel="stylesheet" href="/worn.css">
    <link rel="stylesheet" href="/later.css">`;
});

describe('a newer stylesheet', () => {
  const newer = '/api/assets/custom-styles.css?v=7';

  it('is added beside the current one until it is loaded, and then replaces it', async () => {
    const applied = applyStylesheet('7');
    expect(addresses()).toEqual(['/worn.css', newer, '/later.css']);
    sheets()[1]?.dispatchEvent(new Event('load'));
    await applied;
    expect(addresses()).toEqual([newer, '/later.css']);
    expect(document.querySelector('#custom-styles')?.getAttribute('href')).toBe(newer);
  });

  it('is replaced by the next one', async () => {
    for (const version of ['7', '8']) {
      const applied = applyStylesheet(version);
      sheets()[1]?.dispatchEvent(new Event('load'));
      await applied;
    }
    expect(addresses()).toEqual(['/api/assets/custom-styles.css?v=8', '/later.css']);
  });

  it('that fails to load leaves the current one in place', async () => {
    const applied = applyStylesheet('7');
    sheets()[1]?.dispatchEvent(new Event('error'));
    await expect(applied).rejects.toThrow('could not be read');
    expect(addresses()).toEqual(['/worn.css', '/later.css']);
    expect(document.querySelector('#custom-styles')?.getAttribute('href')).toBe('/worn.css');
  });

  it('is applied if there was none', async () => {
    document.querySelector('#custom-styles')?.remove();
    const applied = applyStylesheet('7');
    sheets()[1]?.dispatchEvent(new Event('load'));
    await applied;
    expect(addresses()).toEqual(['/later.css', newer]);
  });

  it('is requested by its version', () => {
    void applyStylesheet('a&b=c');
    expect(addresses()[1]).toBe('/api/assets/custom-styles.css?v=a%26b%3Dc');
  });

  it('applies its icon', async () => {
    const applied = applyStylesheet('7');
    name('url("/own.png")');
    expect(icon()?.getAttribute('href')).toBe('/favicon.svg');
    sheets()[1]?.dispatchEvent(new Event('load'));
    await applied;
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

  it('is the product’s own if none is set any more', () => {
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

  it('is not created if the page has none', () => {
    icon()?.remove();
    name('url("/own.png")');
    applyFavicon();
    expect(icon()).toBeNull();
  });
});

describe('the stylesheet of `index.html`', () => {
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

  it('is reported in the console if it failed to load', () => {
    setSheet(null);
    reportMissingSheet();
    expect(logged).toEqual(['Could not fetch custom css']);
  });
  it('is not reported if it was loaded', () => {
    setSheet({} as CSSStyleSheet);
    reportMissingSheet();
    expect(logged).toEqual([]);
  });
});
