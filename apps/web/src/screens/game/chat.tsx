import { useState } from 'react';
import type { Answer, Room } from '../../match/source.ts';
import { useReader } from '../../reader/reader.tsx';

type Talk = Pick<Room, 'chat' | 'say'>;

/** What people at the table say to each other. */
export function Chat({ room, onAnswer }: { room: Talk; onAnswer(answer: Answer): void }) {
  const { site } = useReader();
  const [text, setText] = useState('');
  const lines = room.chat();
  return (
    <div className="chat">
      {lines.length === 0 && <p className="soft">{site.play.noChat}</p>}
      <ul className="chat-lines" aria-live="polite">
        {lines.map(({ id, from, text: said }) => (
          <li key={id}>
            <b>{from.name}</b> {said}
          </li>
        ))}
      </ul>
      <form
        className="chat-form"
        onSubmit={event => {
          event.preventDefault();
          if (text.trim() === '') return;
          room.say(text.trim()).then(onAnswer);
          setText('');
        }}
      >
        <input
          className="field"
          aria-label={site.play.say}
          placeholder={site.play.say}
          maxLength={500}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <button type="submit" className="button">
          {site.play.send}
        </button>
      </form>
    </div>
  );
}
