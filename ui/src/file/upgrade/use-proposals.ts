import { applyProposal, type ReplacedElement, replaceElement } from '@clearbench/authoring/upgrade/replace-element';
import { readContentRoute, saveContentRoute } from '@clearbench/contracts/file/routes';
import type { UpgradeFinding } from '@clearbench/contracts/file/upgrade-routes';
import { useState } from 'react';
import { caller } from '../../http/http-caller.ts';
import { type Problem, problemOf } from '../../saga/problem.ts';

const readContent = caller(readContentRoute);
const saveContent = caller(saveContentRoute);

/** Largest text in which this page applies proposals; a larger one is edited in the editor. */
export const largestText = 4 * 1024 * 1024;

export type ProposalPorts = {
  readText(): Promise<string>;
  /** Saves the text over this version and returns the new one. */
  saveText(text: string, version: number): Promise<number>;
};

export const proposalPorts = (fileId: string): ProposalPorts => ({
  readText: async () => (await readContent({ params: { fileId }, query: {} })).text,
  saveText: async (body, ifMatch) => (await saveContent({ params: { fileId }, body, ifMatch })).contentVersion,
});

type State = {
  readonly version: number;
  /** The replaced elements by their paths, for the undo. */
  readonly applied: Readonly<Record<string, string>>;
  readonly busyPath?: string | undefined;
  readonly problem?: Problem | undefined;
  /** The path of an element that is no longer in the text. */
  readonly missingPath?: string | undefined;
};

/** Applies the proposals of an upgrade to the new file, one by one, and takes each back. */
export const useProposals = (ports: ProposalPorts, contentVersion: number) => {
  const [state, setState] = useState<State>({ version: contentVersion, applied: {} });

  const change = async (
    path: string,
    replaced: (text: string) => ReplacedElement | undefined,
    appliedAfter: (removed: string) => State['applied'],
  ) => {
    if (state.busyPath !== undefined) return;
    setState({ version: state.version, applied: state.applied, busyPath: path });
    try {
      const result = replaced(await ports.readText());
      if (result === undefined) {
        setState({ version: state.version, applied: state.applied, missingPath: path });
        return;
      }
      const version = await ports.saveText(result.text, state.version);
      setState({ version, applied: appliedAfter(result.removed) });
    } catch (error) {
      setState({ version: state.version, applied: state.applied, problem: problemOf(error) });
    }
  };

  const apply = ({ path, proposal = '' }: UpgradeFinding) =>
    change(
      path,
      (text) => applyProposal(text, path, proposal),
      (removed) => ({ ...state.applied, [path]: removed }),
    );
  const undo = ({ path }: UpgradeFinding) =>
    change(
      path,
      (text) => replaceElement(text, path, state.applied[path] ?? ''),
      () => Object.fromEntries(Object.entries(state.applied).filter(([known]) => known !== path)),
    );
  return { state, apply, undo };
};
