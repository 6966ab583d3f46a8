import type { CodeListEvent } from '@clearbench/contracts/code-list/events';
import { type CodeListDocument, codeListView } from '@clearbench/contracts/code-list/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** The code lists of administrators. Versions continue after a removal, because clients know the earlier ones. */
export const codeLists = projection<CodeListDocument, CodeListEvent>({
  ...codeListView,
  version: 1,
  key: ({ data }) => data.name,
  on: {
    CodeListAdded: (_, { data, revision }) => ({ ...data.content, name: data.name, version: revision }),
    CodeListChanged: (_, { data, revision }) => ({ ...data.content, name: data.name, version: revision }),
    CodeListRemoved: () => null,
  },
  notice: ({ name }) => ({ topic: codeListView.name, id: name, audience: 'everyone' }),
});
