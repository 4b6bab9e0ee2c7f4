import type { Invite } from '@signoria/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { IconButton } from '../../components/icon-button.tsx';
import { server } from '../../match/online/server.ts';
import { useWords } from '../../preferences/words.tsx';

/** Tables somebody wants the reader at. */
export function Invites({ invites }: { invites: readonly Invite[] }) {
  const { site, titles } = useWords();
  const [declined, setDeclined] = useState<readonly string[]>([]);
  const shown = invites.filter(({ code }) => !declined.includes(code));
  if (shown.length === 0) return null;
  const decline = (code: string) => {
    setDeclined([...declined, code]);
    void server.api('DELETE /api/me/invites/:code', { params: { code } });
  };
  return (
    <section className="sheet home-panel">
      <h2>{site.home.invites}</h2>
      <ul className="home-list">
        {shown.map(({ code, game, by }) => (
          <li key={code}>
            <Link href={`/t/${code}`} className="home-line" data-turn>
              <b>{titles[game]?.name ?? game}</b>
              <span className="soft">{site.home.invitedBy(by.name)}</span>
              <span className="badge">{site.home.joinButton}</span>
            </Link>
            <IconButton name={site.home.decline} icon="close" onClick={() => decline(code)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
