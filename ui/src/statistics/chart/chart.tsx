import { useEffect, useRef } from 'react';
import { useVegaEmbed } from 'react-vega';
import type { Result, VisualizationSpec } from 'vega-embed';
import { embedding } from './embedding.ts';
import { isNothing, type Row } from './rows.ts';

type Brushed = { readonly step?: readonly string[] };

type Props = {
  readonly spec: VisualizationSpec;
  readonly rows: readonly Row[];
  /** The labels below the axis, by step. */
  readonly names: Readonly<Record<string, string>>;
  /** Absent for a chart in which no period can be selected; its spec has no brush. */
  readonly onBrushed?: (first: string, last: string) => void;
};

/** Calls back with the first and the last selected step when the pointer is released. */
const useBrush = (result: Result | null, onBrushed: Props['onBrushed']): void => {
  const newest = useRef(onBrushed);
  newest.current = onBrushed;
  const isOffered = onBrushed !== undefined;
  useEffect(() => {
    if (!result || !isOffered) return undefined;
    let steps: readonly string[] = [];
    const note = (_: string, value: unknown): void => {
      steps = (value as Brushed).step ?? [];
    };
    const endBrush = (): void => {
      const [first, last] = [steps[0], steps.at(-1)];
      steps = [];
      if (first !== undefined && last !== undefined && first !== last) newest.current?.(first, last);
    };
    result.view.addSignalListener('brush', note);
    window.addEventListener('pointerup', endBrush);
    return () => window.removeEventListener('pointerup', endBrush);
  }, [result, isOffered]);
};

/** A chart whose data can change while it is shown: only a change of its look creates it again. */
export const Chart = ({ spec, rows, names, onBrushed }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  const result = useVegaEmbed({ ref: box, spec, options: embedding });
  useBrush(result, onBrushed);
  useEffect(() => {
    if (!result) return;
    const fresh = rows.map((row) => ({ ...row }));
    result.view
      .signal('names', names)
      .signal('nothing', isNothing(rows))
      .data('rows', fresh)
      .runAsync()
      .catch(() => undefined);
  }, [result, rows, names]);
  return <div ref={box} className="chart" />;
};
