import { useState } from 'react';
import { Dialog } from '../../components/dialog.tsx';
import { saveFile } from '../../components/save-file.ts';
import { server } from '../../match/online/server.ts';
import { useWords } from '../../preferences/words.tsx';
import { Sheet, Trouble, useSending, Way } from './form.tsx';
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
          <Way
            busy={saving.busy}
            onTake={() =>
              void saving.send(
                () => server.api('GET /api/me/export'),
                data => saveFile('signoria.json', data),
              )
            }
          >
            {site.account.exportButton}
          </Way>
        </div>
      </Sheet>
      <Sheet label={site.account.leave}>
        <div className="account-ways">
          <Way onTake={() => setAsking(true)}>{site.account.leaveButton}</Way>
        </div>
      </Sheet>
      <Dialog open={asking} onClose={() => setAsking(false)} title={site.account.leave.name}>
        <div className="account-form">
          <p>{site.account.leaveAsk}</p>
          <Trouble wrong={leaving.wrong} />
          <div className="account-ways">
            <Way
              look="main"
              busy={leaving.busy}
              onTake={() => void leaving.send(forgetMe, () => become(null))}
            >
              {site.account.leaveYes}
            </Way>
            <Way onTake={() => setAsking(false)}>{site.play.cancel}</Way>
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
