import type { FilePresence, PresentPerson } from '@clearbench/contracts/file/presence';
import { Avatar, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectUser } from '../../../user/user-slice.ts';

/** The maximum number of users shown with initials; the others are counted. */
const most = 3;

const initialsOf = ({ name }: PresentPerson): string => {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '').join('');
};

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
    <Tooltip label={label} multiline maw={320}>
      <span className="ed-present" role="status">
        <span className="only-spoken">{label}</span>
        <Avatar.Group spacing={6} aria-hidden>
          {others.slice(0, most).map((person) => (
            <Avatar key={person.userId} size={24} radius="xl" color="initials" name={person.name}>
              {initialsOf(person)}
            </Avatar>
          ))}
          {count > most && (
            <Avatar size={24} radius="xl">
              +{count - Math.min(most, others.length)}
            </Avatar>
          )}
        </Avatar.Group>
      </span>
    </Tooltip>
  );
};
