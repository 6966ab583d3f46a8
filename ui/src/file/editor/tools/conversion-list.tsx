import type { Conversion } from '@clearbench/authoring/charset/conversions';
import { smallestEdit } from '@clearbench/iso20022/message-text/text-edit';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExcludedValues } from './excluded-values.ts';

type Props = {
  readonly conversions: readonly Conversion[];
  readonly left: ExcludedValues;
  readonly onToggle: (at: number) => void;
};

const rowHeight = 62;

const Part = ({ kind, text, from, to }: { kind: 'gone' | 'new'; text: string; from: number; to: number }) => (
  <>
    {text.slice(0, from)}
    <mark data-kind={kind}>{text.slice(from, to)}</mark>
    {text.slice(to)}
  </>
);

const Texts = ({ before, after }: Pick<Conversion, 'before' | 'after'>) => {
  const { offset, length, text } = smallestEdit(before, 0, before.length, after);
  return (
    <span className="injection-texts">
      <Part kind="gone" text={before} from={offset} to={offset + length} />
      {' → '}
      <Part kind="new" text={after} from={offset} to={offset + text.length} />
    </span>
  );
};

const Value = ({ path, line, before, after, most }: Conversion) => {
  const { t } = useTranslation();
  return (
    <>
      <Texts before={before} after={after} />
      <span />
      <span className="injection-path">
        <code>{path}</code> · {t('characterConversion.line', { line })}
      </span>
      {most !== undefined && (
        <>
          <span />
          <span className="injection-too-long">
            {t('characterConversion.tooLong', { length: Array.from(after).length, most })}
          </span>
        </>
      )}
    </>
  );
};

/** The values before and after, each with a checkbox to exclude it; only visible rows are rendered. */
export const ConversionList = ({ conversions, left, onToggle }: Props) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: conversions.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  return (
    <section ref={box} className="injection-values" aria-label={t('characterConversion.values')}>
      <div style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const conversion = conversions[index];
          return (
            conversion && (
              <label
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                className="injection-value"
                style={{ transform: `translateY(${start}px)` }}
              >
                <input type="checkbox" checked={!left.has(index)} onChange={() => onToggle(index)} />
                <Value {...conversion} />
              </label>
            )
          );
        })}
      </div>
    </section>
  );
};
