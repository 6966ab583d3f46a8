import type { RbVersion } from '../sim-env/events.ts';
import type { MessageScheme } from './events.ts';

type Rulebook = { readonly messageScheme: MessageScheme; readonly rbVersion: RbVersion };

/** The id of a scheme's rulebook version, e.g. sct-2025. */
export const rulebookId = ({ messageScheme, rbVersion }: Rulebook): string => `${messageScheme}-${rbVersion}`;

/** The id of a message type in a rulebook, e.g. sct-2025-pacs.008.001.08. */
export const formatIdOf = (rulebook: Rulebook, messageType: string): string => `${rulebookId(rulebook)}-${messageType}`;

/** Message types that an administrator may add; without hyphens, because hyphens separate the parts of an id. */
export const messageTypePattern = /^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)*$/;
export const longestMessageType = 35;

/** The rulebook in a format id. */
export const rulebookIdOf = (formatId: string): string => formatId.split('-', 2).join('-');
