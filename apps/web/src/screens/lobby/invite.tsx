import { useState } from 'react';
import { encode } from 'uqr';
import { Icon } from '../../components/icons.tsx';
import { useWords } from '../../preferences/words.tsx';

/** The table's link and code: to copy, to send, to read out, to scan. */
export function Invite({ code }: { code: string }) {
  const { site } = useWords();
  const [copied, setCopied] = useState(false);
  // On a phone the square would push everything else off the screen.
  const [isRoomy] = useState(() => matchMedia('(min-width: 45em)').matches);
  const link = `${location.origin}/t/${code}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
      setTimeout(() => setCopied(false), 2500);
    } catch {
      // The link stands in the field beside the button, ready to be copied by hand.
    }
  };
  return (
    <section className="sheet page-sheet invite">
      <h2>{site.lobby.invite.name}</h2>
      <p className="small soft">{site.lobby.invite.help}</p>
      <p className="invite-code">
        <span className="unseen">{site.pair(site.lobby.code, '')}</span>
        {code}
      </p>
      <input
        className="field"
        readOnly
        value={link}
        aria-label={site.lobby.invite.name}
        onFocus={event => event.target.select()}
      />
      <div className="invite-ways">
        <button type="button" className="button" onClick={copy}>
          <Icon name="copy" /> {copied ? site.lobby.copied : site.lobby.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="button"
            onClick={() => void navigator.share({ url: link }).catch(() => {})}
          >
            <Icon name="share" /> {site.lobby.share}
          </button>
        )}
      </div>
      <details className="fold" open={isRoomy}>
        <summary>{site.lobby.qr}</summary>
        <Square text={link} label={site.lobby.qr} />
      </details>
    </section>
  );
}

/** A QR code as one path; always dark on light, as scanners expect. */
function Square({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 2 });
  const cells = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      className="invite-square"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fffaf0" />
      <path d={cells.join('')} fill="#2a1f14" />
    </svg>
  );
}
