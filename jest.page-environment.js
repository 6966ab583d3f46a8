import { createRequire, registerHooks } from 'node:module';
import NativeEnvironment from './jest.native-environment.js';

const { JSDOM, VirtualConsole } = createRequire(import.meta.url)('jsdom');
const icons = new URL('node_modules/.cache/icons/icons.mjs', import.meta.url).href;

/** What Node has too, but what a page must have from its window, so that its parts fit each other. */
const ofWindow = new Set([
  'AbortController',
  'AbortSignal',
  'Blob',
  'CloseEvent',
  'CustomEvent',
  'DOMException',
  'Event',
  'EventTarget',
  'File',
  'FormData',
  'MessageEvent',
  'Navigator',
  'Storage',
  'WebSocket',
  'localStorage',
  'navigator',
  'sessionStorage',
]);

const newWindow = () => {
  const virtualConsole = new VirtualConsole().on('jsdomError', (error) => console.error(error));
  const { window } = new JSDOM('<!DOCTYPE html>', {
    pretendToBeVisual: true,
    url: 'http://localhost/',
    virtualConsole,
  });
  // An error that nothing catches ends the test, as in Jest's own environment.
  window.addEventListener('error', ({ error }) => process.emit('uncaughtException', error));
  return window;
};

/** Makes what is in a window global, as a page reads it: the process itself stands for the window. */
const showGlobally = (window) => {
  const isMissing = (name) => ofWindow.has(name) || !(name in globalThis);
  for (const name of Object.getOwnPropertyNames(window).filter(isMissing)) {
    const value = window[name];
    const isFunction = typeof value === 'function' && value.prototype === undefined;
    const shown = value === window ? globalThis : isFunction ? value.bind(window) : value;
    Object.defineProperty(globalThis, name, { configurable: true, enumerable: true, writable: true, value: shown });
  }
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'])
    globalThis[name] = window[name].bind(window);
  return window;
};

registerHooks({
  resolve: (name, context, next) =>
    name === 'virtual:icons' ? { url: icons, shortCircuit: true } : next(name, context),
});
const window = showGlobally(newWindow());

const emptyPage = () => {
  const { document, history, localStorage, sessionStorage } = window;
  for (const element of [document.documentElement, document.head, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
};

/** A page without content as the environment of a test file, in a process that keeps one window for all its files. */
export default class PageEnvironment extends NativeEnvironment {
  async teardown() {
    await super.teardown();
    emptyPage();
  }

  exportConditions() {
    return ['browser'];
  }
}
