import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { answerParent } from '../child.ts';

/** The question: the file whose text the page shows, and whether it has the colours of XML. */
export type BareText = { readonly file: string; readonly language: 'xml' | 'plaintext' };

const monaco = fileURLToPath(new URL('../../../node_modules/monaco-editor/min', import.meta.url));

const page = (language: BareText['language']): string => `<!doctype html>
<link rel="stylesheet" href="/vs/editor/editor.main.css">
<style>html, body, #host { height: 100%; margin: 0 }</style>
<div id="host"></div>
<script src="/vs/loader.js"></script>
<script>
  const reading = fetch('/text').then((response) => response.text());
  require.config({ paths: { vs: '/vs' } });
  require(['vs/editor/editor.main'], async () => {
    const value = await reading;
    monaco.editor.create(document.querySelector('#host'), {
      value, language: '${language}', minimap: { enabled: false }, automaticLayout: true, fontSize: 13, lineHeight: 19,
    });
  });
</script>`;

/** A page with Monaco and the text, without the product; answers with its address. */
answerParent<BareText>(({ file, language }) => {
  const app = express().disable('x-powered-by');
  app.get('/', (_request, response) => void response.send(page(language)));
  app.get('/text', (_request, response) => void response.type('text/plain').sendFile(file));
  app.use(express.static(monaco));
  return new Promise((resolve) => {
    const server = app.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`),
    );
  });
});
