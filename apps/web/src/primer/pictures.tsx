import type { GameId } from '@signoria/games/list';
import type { PrimerPart } from '@signoria/words';
import type { ReactNode } from 'react';
import { BuildingCard, CardBack, Leaf, Somebody } from './cards.tsx';
import { Arrow, Coin, House, Points, Scene, Shield, Tower } from './shapes.tsx';

/** By game: its goal, a turn and its end, each in one picture. */
export const PICTURES: Readonly<Record<GameId, Readonly<Record<PrimerPart, () => ReactNode>>>> = {
  'lost-cities': {
    goal: () => (
      <Scene>
        {['2', '5', '8', '9'].map((label, i) => (
          <Leaf key={label} x={58 + i * 32} y={62 - i * 10} colour="verdigris" label={label} />
        ))}
        <Points x={30} y={40} text="−20" colour="vermilion" />
        <Points x={210} y={112} text="+4" />
      </Scene>
    ),
    turn: () => (
      <Scene>
        <Leaf x={14} y={72} colour="ochre" label="3" />
        <Leaf x={44} y={68} colour="lapis" label="6" />
        <Arrow x={88} y={72} to={30} turn={-28} />
        <Leaf x={120} y={10} colour="lapis" label="3" />
        <Leaf x={120} y={34} colour="lapis" label="6" />
        <CardBack x={186} y={30} />
        <CardBack x={190} y={26} />
        <Arrow x={188} y={114} to={92} turn={180} />
      </Scene>
    ),
    end: () => (
      <Scene>
        <path
          d="M20 30h40v58H20Z"
          fill="none"
          stroke="var(--ink)"
          strokeWidth="1.500"
          strokeDasharray="5 4"
        />
        <Arrow x={68} y={60} to={24} />
        <Leaf x={108} y={8} colour="vermilion" label="7" />
        <Leaf x={108} y={32} colour="vermilion" label="10" />
        <Points x={128} y={112} text="×2" />
        <Leaf x={178} y={20} colour="stone" label="2" />
        <Points x={198} y={112} text="−18" colour="vermilion" />
      </Scene>
    ),
  },
  patrician: {
    goal: () => (
      <Scene>
        <Tower x={22} y={126} floors={['lapis', 'vermilion', 'lapis', 'ochre']} leads="lapis" prestige="9" />
        <Tower x={70} y={126} floors={['vermilion', 'vermilion']} leads="vermilion" prestige="6" />
        <Somebody x={128} y={28} colour="ochre" hat="hat" />
        <Somebody x={148} y={44} colour="verdigris" hat="hat" />
        <Somebody x={168} y={60} colour="murrey" hat="hat" />
        <Points x={216} y={112} text="6" />
      </Scene>
    ),
    turn: () => (
      <Scene>
        <Somebody x={14} y={46} colour="verdigris" hat="hair" />
        <Arrow x={62} y={76} to={26} />
        <Tower x={103} y={126} floors={['ochre', 'lapis', 'verdigris']} leads="verdigris" prestige="5" />
        <path d="M101 71h38v20h-38Z" fill="none" stroke="var(--glow)" strokeWidth="3" />
        <Arrow x={150} y={76} to={26} />
        <Somebody x={186} y={46} colour="murrey" hat="hat" />
      </Scene>
    ),
    end: () => (
      <Scene>
        <Tower x={70} y={126} floors={['lapis', 'lapis', 'ochre', 'lapis']} leads="lapis" prestige="9" done />
        <Tower x={124} y={126} floors={['ochre', 'ochre', 'vermilion']} leads="ochre" prestige="6" done />
        <Points x={38} y={70} text="+9" colour="lapis" />
        <Points x={196} y={86} text="+6" colour="ochre" />
      </Scene>
    ),
  },
  citadels: {
    goal: () => (
      <Scene>
        <House x={22} y={126} colour="ochre" height={46} roof="merlons" />
        <House x={56} y={126} colour="lapis" height={66} />
        <House x={90} y={126} colour="verdigris" height={38} />
        <House x={124} y={126} colour="vermilion" height={54} roof="merlons" />
        <House x={158} y={126} colour="murrey" height={70} roof="dome" />
        <Points x={212} y={44} text="+3" />
      </Scene>
    ),
    turn: () => (
      <Scene>
        <Somebody x={12} y={10} colour="stone" hat="hood" label="1" />
        <Somebody x={48} y={10} colour="ochre" hat="crown" label="4" />
        <Somebody x={84} y={22} colour="lapis" hat="mitre" label="5" />
        <Coin x={34} y={104} />
        <Coin x={50} y={110} />
        <Arrow x={72} y={106} to={32} />
        <House x={138} y={126} colour="lapis" height={64} />
        <BuildingCard x={186} y={40} colour="verdigris" turn={6} />
      </Scene>
    ),
    end: () => (
      <Scene>
        {(['ochre', 'lapis', 'verdigris', 'vermilion', 'murrey', 'lapis', 'verdigris', 'ochre'] as const).map(
          (colour, i) => (
            <House
              // biome-ignore lint/suspicious/noArrayIndexKey: houses stand in order
              key={i}
              x={6 + i * 29}
              y={126}
              colour={colour}
              height={34 + ((i * 17) % 34)}
              roof={(['merlons', 'gable', 'gable', 'merlons', 'dome'] as const)[i % 5]}
            />
          ),
        )}
        <Points x={120} y={24} text="8" colour="vermilion" />
      </Scene>
    ),
  },
  'il-principe': {
    goal: () => (
      <Scene>
        <Country />
        <House x={96} y={84} colour="vermilion" height={24} />
        <Shield x={46} y={42} colour="lapis" />
        <Shield x={148} y={38} colour="lapis" />
        <Shield x={174} y={38} colour="verdigris" />
        <Shield x={136} y={88} colour="verdigris" />
        <Points x={38} y={94} text="5" />
      </Scene>
    ),
    turn: () => (
      <Scene>
        <BuildingCard x={12} y={26} colour="verdigris" turn={-8} />
        <BuildingCard x={36} y={22} colour="verdigris" />
        <BuildingCard x={62} y={22} colour="verdigris" turn={8} />
        {[34, 52, 70].map((x, i) => (
          <Coin key={x} x={x} y={i === 1 ? 108 : 104} />
        ))}
        <Arrow x={114} y={70} to={30} />
        <House x={160} y={116} colour="vermilion" height={38} />
        <House x={192} y={116} colour="lapis" height={56} roof="dome" />
        <Shield x={164} y={26} colour="murrey" />
      </Scene>
    ),
    end: () => (
      <Scene>
        <Shield x={26} y={16} colour="lapis" />
        <Shield x={54} y={16} colour="lapis" />
        <Points x={106} y={30} text="5" />
        {(['verdigris', 'stone', 'vermilion', 'lapis', 'ochre'] as const).map((colour, i) => (
          <BuildingCard key={colour} x={18 + i * 31} y={62} colour={colour} />
        ))}
        <Points x={212} y={92} text="2" />
        <Coin x={180} y={28} />
        <Coin x={196} y={38} />
        <Coin x={208} y={24} />
      </Scene>
    ),
  },
};

/** A corner of the map: coast, three regions, mountains and a river. */
function Country() {
  return (
    <>
      <path d="M0 0h240v140H0Z" fill="var(--water)" />
      <path
        d="M0 0h240v14c-16 8-24 20-18 34s-8 22 4 40 8 34-20 40-60 14-96 2S70 96 40 88 10 70 0 72Z"
        fill="var(--plaster)"
        stroke="var(--path-edge)"
      />
      <path
        d="M10 22C60 8 84 20 104 16c6 22-4 42 8 58-24 8-40 2-62 12-26-6-40-20-40-64Z"
        fill="var(--verdigris)"
        fillOpacity="0.45"
      />
      <path
        d="M104 16c40-8 70 2 112-6 4 30-8 60 0 76-40 6-80-8-104-12-12-16-2-36-8-58Z"
        fill="var(--lapis)"
        fillOpacity="0.4"
      />
      <path
        d="M112 74c24 4 64 18 104 12 8 30-20 40-60 44-40 2-60-16-106-44 22-10 38-4 62-12Z"
        fill="var(--gold)"
        fillOpacity="0.6"
      />
      <path d="M0 46c40-8 70 10 110 0s70-10 104 2" fill="none" stroke="var(--water)" strokeWidth="3" />
      {[14, 34, 56, 168, 190].map(x => (
        <path key={x} d={`M${x} 14l7-11 7 11Z`} fill="var(--path)" stroke="var(--path-edge)" />
      ))}
    </>
  );
}
