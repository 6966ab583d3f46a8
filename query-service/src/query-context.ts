import type { AppInfo } from '@clearbench/contracts/settings/routes';
import type { ContentStore } from '@clearbench/stores/content-store/content-store';
import type { ReadModels } from '@clearbench/stores/read-models';
import type { Metrics } from './metrics/metrics.ts';
import type { Outlines } from './outlines/outlines.ts';
import type { Replaying } from './statistics/replay/paced-replay.ts';

/** The dependencies of the queries; a main assembles them. */
export type QueryContext = {
  readonly views: ReadModels;
  readonly contents: ContentStore;
  readonly outlines: Outlines;
  /** Texts of the interface by language and key. */
  readonly texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly appInfo: AppInfo;
  readonly replaying: Replaying;
  readonly metrics: Metrics;
};
