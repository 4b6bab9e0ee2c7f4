import { Drapery } from '../../components/drapery.tsx';
import { useWords } from '../../preferences/words.tsx';

/** Between two hands on one device: nothing secret is on the page while it hangs. */
export function Curtain({ name, onLift }: { name: string; onLift(): void }) {
  const { site } = useWords();
  return (
    <section className="curtain">
      <Drapery />
      <div className="sheet curtain-note">
        <h2>{site.curtain.title(name)}</h2>
        <p className="soft">{site.curtain.help}</p>
        <button type="button" className="button main" onClick={onLift}>
          {site.curtain.lift}
        </button>
      </div>
    </section>
  );
}
