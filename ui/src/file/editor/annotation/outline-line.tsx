import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import type { OutlineRow } from './outline-rows.ts';

type Props = {
  readonly row: OutlineRow;
  readonly current: boolean;
  readonly foldLabel: string;
  readonly onJump: (line: number) => void;
  readonly onFold: (path: string) => void;
};

/** A line of the outline: the field's name, its element, and its value. */
export const OutlineLine = ({ row, current, foldLabel, onJump, onFold }: Props) => {
  const { entry, parent, folded } = row;
  const Chevron = folded ? IconChevronRight : IconChevronDown;
  return (
    <div className="ed-outline-line" data-current={current || undefined} style={{ paddingLeft: 4 + entry.depth * 14 }}>
      {parent ? (
        <UnstyledButton
          className="ed-outline-fold"
          aria-label={`${foldLabel}: ${entry.name}`}
          aria-expanded={!folded}
          onClick={() => onFold(entry.path)}
        >
          <Chevron size={12} aria-hidden />
        </UnstyledButton>
      ) : (
        <span className="ed-outline-fold" />
      )}
      <UnstyledButton
        className="ed-outline-main"
        aria-current={current || undefined}
        onClick={() => onJump(entry.line)}
      >
        <span className="ed-outline-name" title={entry.name} data-parent={parent || undefined}>
          {entry.name}
        </span>
        <code className="ed-outline-element" title={entry.element}>
          {entry.element}
        </code>
        {entry.value !== undefined && (
          <span className="ed-outline-value" title={entry.value}>
            {entry.value}
          </span>
        )}
      </UnstyledButton>
    </div>
  );
};
