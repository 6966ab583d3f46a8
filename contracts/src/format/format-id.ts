import type { RbVersion } from '../sim-env/events.ts';
import type { MessageScheme } from './events.ts';

type Rulebook = { readonly messageScheme: MessageScheme; readonly rbVersion: RbVersion };

/** A scheme's rulebook version, e.g. sct-2025. */
export const rulebookId = ({ messageScheme, rbVersion }: Rulebook): string => `${messageScheme}-${rbVersion}`;

/** A message in a rulebook, e.g. sct-2025-pacs.008.001.08. */
export const formatIdOf = (rulebook: Rulebook, messageType: string): string => `${rulebookId(rulebook)}-${messageType}`;

/** What a message added by an administrator may be called: no hyphens, for they part what an id is made of. */
export const messageTypePattern = /^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z0-9_]+)*$/;
export const longestMessageType = 35;

/** The rulebook a format's id names. */
export const rulebookIdOf = (formatId: string): string => formatId.split('-', 2).join('-');
