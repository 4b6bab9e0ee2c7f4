import { replayWords } from '@signoria/words/replay';
import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { useWords } from '../../preferences/words.tsx';
import { Tool } from '../game/tool.tsx';
import { linkTo } from './use-hash.ts';

interface CopyLinkProps {
  move: number;
  /** A game of this device: nobody else can open its link. */
  isHere: boolean;
}

/** Copies the address of the move that is shown, and shows it: where nothing can be copied, it is taken by hand. */
export function CopyLink({ move, isHere }: CopyLinkProps) {
  const words = replayWords(useWords().language);
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    const address = linkTo(move);
    setLink(address);
    setCopied(false);
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // The link stands in the field.
    }
  };
  return (
    <>
      <Tool name="copy" label={words.link} onClick={() => void copy()} />
      <Dialog open={link !== null} onClose={() => setLink(null)} title={words.address} first="input">
        <div className="replay-link">
          <input
            className="field"
            readOnly
            value={link ?? ''}
            aria-label={words.address}
            onFocus={event => event.target.select()}
          />
          <p role="status">{copied ? words.linked : ''}</p>
          {isHere && <p className="soft">{words.onlyHere}</p>}
        </div>
      </Dialog>
    </>
  );
}
