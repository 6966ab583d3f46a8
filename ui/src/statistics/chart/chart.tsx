import { useEffect, useRef } from 'react';
import { useVegaEmbed } from 'react-vega';
import type { VisualizationSpec } from 'vega-embed';
import { embedding } from './embedding.ts';
import { isNothing, type Row } from './rows.ts';
import { useBrush } from './use-brush.ts';

type Props = {
  readonly spec: VisualizationSpec;
  readonly rows: readonly Row[];
  /** The labels below the axis, by step. */
  readonly names: Readonly<Record<string, string>>;
  readonly onBrushed: (first: string, last: string) => void;
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
