import { OpenCities } from './cities.tsx';
import { Families } from './families.tsx';
import { RegionMap } from './map.tsx';
import { PAGES, usePages } from './pages.ts';
import type { Props } from './props.ts';
import { AuctionStage } from './stage.tsx';

/** The auction, what the families have laid out, the cities and the map: together, or a page each on a phone. */
export function Table(props: Props) {
  const { terms } = props.words;
  const { strip, page, show, moved } = usePages(props.legal.length > 0);
  const names = { auction: terms.tabs.auction, cities: terms.tabs.cities, map: terms.toMap };
  return (
    <div className="ip-table" data-seats={props.view.seats}>
      <nav className="ip-tabs" aria-label={terms.tabs.name}>
        {PAGES.map((name, i) => (
          <button
            key={name}
            type="button"
            className="ip-tab"
            aria-current={page === i || undefined}
            onClick={() => show(i)}
          >
            {names[name]}
          </button>
        ))}
      </nav>
      <div className="ip-pages" ref={strip} onScroll={moved}>
        <div className="ip-page">
          <AuctionStage {...props} />
          <Families {...props} />
        </div>
        <div className="ip-page">
          <OpenCities {...props} />
        </div>
        <div className="ip-page ip-land">
          <RegionMap {...props} />
        </div>
      </div>
    </div>
  );
}
