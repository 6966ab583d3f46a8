import type { ContactDraft } from './contact-slice.ts';

const key = 'contact-draft';
const fields = ['name', 'email', 'subject', 'message'] as const;

/** Unsent input, stored for the browser tab. */
export const contactDraft = (storage: Storage) => ({
  read: (): ContactDraft => {
    try {
      const kept = JSON.parse(storage.getItem(key) ?? '{}') as Readonly<Record<string, unknown>>;
      return Object.fromEntries(
        fields.filter((name) => typeof kept[name] === 'string').map((name) => [name, kept[name]]),
      );
    } catch {
      return {};
    }
  },
  keep: (draft: ContactDraft): void => storage.setItem(key, JSON.stringify(draft)),
  forget: (): void => storage.removeItem(key),
});
export type ContactDraftStorage = ReturnType<typeof contactDraft>;
