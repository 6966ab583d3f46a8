import { EditorPage } from '../file/editor/editor-page.tsx';
import { Mantine } from '../look-and-feel/mantine.tsx';

/** The editor and the component library it uses. */
export const EditorFrame = () => (
  <Mantine>
    <EditorPage />
  </Mantine>
);
