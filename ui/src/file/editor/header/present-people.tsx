import type { FilePresence, PresentPerson } from '@clearbench/contracts/file/presence';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Tooltip } from '../../../parts/tooltip.tsx';
import { selectUser } from '../../../user/user-slice.ts';

/** The maximum number of users shown with initials; the others are counted. */
const most = 3;

const initialsOf = ({ name }: PresentPerson): string => {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
};

/** The same colour for the same name, in degrees. */
const hueOf = (name: string): number =>
  Array.from(name).reduce((hue, letter) => (hue * 31 + (letter.codePointAt(0) ?? 0)) % 360, 0);

/** The other users who have the file open. */
export const PresentPeople = ({ presence }: { readonly presence: FilePresence }) => {
  const { t } = useTranslation();
  const own = useSelector(selectUser)?.userId;
  const others = presence.people.filter(({ userId }) => userId !== own);
  if (others.length === 0) return null;
  const count = others.length + presence.more;
  const names = others.map(({ name }) => name).join(', ');
  const label = t(presence.more > 0 ? 'editor.presence.andMore' : 'editor.presence.label', {
    names,
    count: presence.more,
  });
  return (
    <Tooltip text={label}>
      <span className="ed-present" role="status">
        <span className="visually-hidden">{label}</span>
        <span className="ed-avatars" aria-hidden="true">
          {others.slice(0, most).map((person) => (
            <span
              key={person.userId}
              className="ed-avatar"
              data-person
              style={{ '--hue': hueOf(person.name) } as CSSProperties}
            >
              {initialsOf(person)}
            </span>
          ))}
          {count > most && <span className="ed-avatar">+{count - Math.min(most, others.length)}</span>}
        </span>
      </span>
    </Tooltip>
  );
};
