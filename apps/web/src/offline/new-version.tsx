import { useState, useSyncExternalStore } from 'react';
import { useWords } from '../preferences/words.tsx';
import { newVersion } from './keep.ts';
import './new-version.css';

/** Says that a newer version of the site has arrived, and lets the reader choose when to change. */
export function NewVersion() {
  const { site } = useWords();
  const take = useSyncExternalStore(newVersion.subscribe, newVersion.get);
  const [later, setLater] = useState(false);
  if (!take || later) return null;
  return (
    <div className="new-version" role="status">
      <span>{site.newVersion.ready}</span>
      <button type="button" className="button main" onClick={take}>
        {site.newVersion.reload}
      </button>
      <button type="button" className="button plain" onClick={() => setLater(true)}>
        {site.newVersion.later}
      </button>
    </div>
  );
}
