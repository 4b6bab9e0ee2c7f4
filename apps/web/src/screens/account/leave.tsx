import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { saveFile } from '../../components/save-file.ts';
import { server } from '../../match/online/server.ts';
import { useWords } from '../../preferences/words.tsx';
import { Sheet, Trouble, useSending } from './form.tsx';
import { switchOff } from './push.ts';
import { become } from './session.ts';
import type { Answer } from './wrong.ts';

/** Everything in a file, and the way to be forgotten. */
export function Leave() {
  const { site } = useWords();
  const [asking, setAsking] = useState(false);
  const saving = useSending();
  const leaving = useSending();
  return (
    <>
      <Sheet label={site.account.data}>
        <Trouble wrong={saving.wrong} />
        <div className="account-ways">
          <button
            type="button"
            className="button"
            disabled={saving.busy}
            onClick={() =>
              void saving.send(
                () => server.api('GET /api/me/export'),
                data => saveFile('signoria.json', data),
              )
            }
          >
            {site.account.exportButton}
          </button>
        </div>
      </Sheet>
      <Sheet label={site.account.leave}>
        <div className="account-ways">
          <button type="button" className="button" onClick={() => setAsking(true)}>
            {site.account.leaveButton}
          </button>
        </div>
      </Sheet>
      <Dialog open={asking} onClose={() => setAsking(false)} title={site.account.leave.name}>
        <div className="account-form">
          <p>{site.account.leaveAsk}</p>
          <Trouble wrong={leaving.wrong} />
          <div className="account-ways">
            <button
              type="button"
              className="button main"
              disabled={leaving.busy}
              onClick={() => void leaving.send(forgetMe, () => become(null))}
            >
              {site.account.leaveYes}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {site.play.cancel}
            </button>
          </div>
        </div>
      </Dialog>
    </>
  );
}

async function forgetMe(): Promise<Answer<undefined>> {
  const untold = await switchOff();
  return untold.ok ? server.api('DELETE /api/me') : untold;
}
