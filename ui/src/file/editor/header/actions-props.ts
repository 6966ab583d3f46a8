import type { Craft, CraftName } from '../craft/crafts.ts';
import type { Commands } from '../page/use-commands-of-file.ts';
import type { OpenFile } from '../session/open-file.ts';
import type { Permissions } from './file-orders.ts';

/** What every button and menu of the header needs: the file, what may be done with it, and who does it. */
export type ActionsProps = {
  readonly file: OpenFile;
  readonly permissions: Permissions;
  readonly commands: Commands;
  readonly onDelete: () => void;
  readonly crafts: readonly Craft[];
  readonly onCraft: (name: CraftName) => void;
};
