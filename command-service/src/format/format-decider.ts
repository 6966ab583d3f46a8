import { refuse } from '@clearbench/contracts/failure';
import type { FormatCommand } from '@clearbench/contracts/format/commands';
import type { FormatEvent } from '@clearbench/contracts/format/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

/** Number of changes by administrators; 0 for an unchanged built-in format and for a missing one. */
type Format = { readonly version: number };

export const formatStream = (formatId: string): string => `format-${formatId}`;

/** The administrators' changes to a format. */
export const formatDecider: Decider<Format, FormatCommand, FormatEvent> = {
  initialState: { version: 0 },
  decide({ type, data }, { version }) {
    switch (type) {
      case 'AddFormat':
        return version > 0
          ? refuse('format.alreadyAdded', { formatId: data.formatId })
          : [{ type: 'FormatAdded', data }];
      case 'ChangeFormat': {
        const { formatId, settings, basedOn } = data;
        if (version !== basedOn) return refuse('format.stale', { expected: basedOn, actual: version });
        return [{ type: 'FormatChanged', data: { formatId, settings } }];
      }
      case 'RemoveFormat':
        return version === 0 ? [] : [{ type: 'FormatRemoved', data }];
    }
  },
  evolve({ version }, { type }) {
    switch (type) {
      case 'FormatAdded':
      case 'FormatChanged':
        return { version: version + 1 };
      case 'FormatRemoved':
        return { version: 0 };
    }
  },
};
