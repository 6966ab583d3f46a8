/** `at` is the instant of the command, ISO 8601 UTC. */
export type TranslationCommand =
  | { type: 'AddLanguage'; data: { language: string }; at: string }
  | { type: 'TranslateTexts'; data: { language: string; texts: { key: string; text: string }[] }; at: string }
  | { type: 'RemoveTranslation'; data: { language: string; key: string }; at: string }
  | { type: 'RemoveLanguage'; data: { language: string }; at: string };
