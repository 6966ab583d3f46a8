import type { editor as monaco } from 'monaco-editor/editor';
import { editor } from './set-up.ts';

type PooledEditor = { readonly node: HTMLElement; readonly diff: monaco.IStandaloneDiffEditor };

/** A diff editor in use; `close` takes it off the page and disposes of the models that were created for it. */
export type OpenDiffEditor = {
  readonly diff: monaco.IStandaloneDiffEditor;
  close(models: readonly monaco.ITextModel[]): void;
};

const idle: PooledEditor[] = [];
let parking: HTMLElement | undefined;

/** Idle editors stay on the page, out of sight and with a size: an editor without a size reports errors. */
const parkingOf = (): HTMLElement => {
  if (parking) return parking;
  parking = document.createElement('div');
  parking.inert = true;
  parking.setAttribute('aria-hidden', 'true');
  parking.style.cssText = 'position:fixed;left:-10000px;top:0;width:800px;height:600px;visibility:hidden';
  document.body.append(parking);
  return parking;
};

const createEditor = (options: monaco.IStandaloneDiffEditorConstructionOptions): PooledEditor => {
  const node = document.createElement('div');
  node.style.cssText = 'width:100%;height:100%';
  parkingOf().append(node);
  return { node, diff: editor.createDiffEditor(node, options) };
};

/**
 * Shows the two models of `compared` in a diff editor in `host`. Editors are reused and never disposed: after a
 * disposal Monaco keeps using services of the diff editor that was created last, and then fails
 * (microsoft/monaco-editor issue 4612).
 */
export const openDiffEditor = (
  host: HTMLElement,
  compared: monaco.IDiffEditorModel,
  options: monaco.IStandaloneDiffEditorConstructionOptions,
): OpenDiffEditor => {
  const held = idle.pop() ?? createEditor(options);
  const { node, diff } = held;
  host.append(node);
  diff.updateOptions(options);
  for (const code of [diff.getOriginalEditor(), diff.getModifiedEditor()]) code.updateOptions({ tabFocusMode: false });
  diff.layout();
  // A view model that Monaco creates itself is never disposed: it would keep using disposed models.
  const viewModel = diff.createViewModel(compared);
  diff.setModel(viewModel);
  return {
    diff,
    close: (models) => {
      diff.setModel(null);
      viewModel.dispose();
      parkingOf().append(node);
      for (const model of models) model.dispose();
      idle.push(held);
    },
  };
};
