import type { GameId } from '@signoria/games/list';
import type { PrimerPart } from '@signoria/words';
import type { ReactNode } from 'react';
import { Arrow, Card, CardBack, Coin, House, Person, Points, Scene, Shield, Tower } from './shapes.tsx';

/** By game: its goal, a turn and its end, each in one picture. */
export const PICTURES: Readonly<Record<GameId, Readonly<Record<PrimerPart, () => ReactNode>>>> = {
  'lost-cities': {
    goal: () => (
      <Scene>
        <Points x={36} y={46} text="−20" colour="vermilion" />
        {['2', '5', '8', '9'].map((label, i) => (
          <Card key={label} x={70 + i * 34} y={70 - i * 14} colour="verdigris" label={label} />
        ))}
        <Points x={214} y={100} text="+4" />
      </Scene>
    ),
    turn: () => (
      <Scene>
        <Card x={26} y={78} colour="lapis" label="6" turn={-8} />
        <Card x={52} y={76} colour="ochre" label="3" />
        <Arrow x={74} y={62} to={44} turn={-22} />
        <Card x={124} y={14} colour="lapis" label="3" />
        <Card x={124} y={32} colour="lapis" label="6" />
        <CardBack x={186} y={36} />
        <CardBack x={190} y={33} />
        <Arrow x={182} y={96} to={78} turn={180} />
      </Scene>
    ),
    end: () => (
      <Scene>
        <rect
          x="24"
          y="46"
          width="30"
          height="44"
          rx="3"
          fill="none"
          stroke="var(--ink)"
          strokeDasharray="4 3"
        />
        <Card x={88} y={28} colour="vermilion" label="7" />
        <Card x={88} y={46} colour="vermilion" label="10" />
        <Points x={103} y={112} text="×2" />
        <Card x={150} y={28} colour="stone" label="2" />
        <Points x={165} y={112} text="−18" colour="vermilion" />
        <Arrow x={60} y={66} to={24} />
      </Scene>
    ),
  },
  patrician: {
    goal: () => (
      <Scene>
        <Tower x={66} y={116} floors={['lapis', 'vermilion', 'lapis', 'lapis', 'ochre']} />
        <Tower x={112} y={116} floors={['vermilion', 'vermilion', 'lapis']} />
        <Points x={81} y={18} text="9" colour="lapis" />
        <Points x={127} y={48} text="6" colour="vermilion" />
        <Person x={166} y={50} colour="ochre" label="" />
        <Person x={178} y={58} colour="ochre" label="" />
        <Person x={190} y={66} colour="ochre" label="" />
      </Scene>
    ),
    turn: () => (
      <Scene>
        <Person x={22} y={52} colour="verdigris" label="" />
        <Arrow x={60} y={74} to={30} />
        <Tower x={104} y={116} floors={['ochre', 'lapis', 'verdigris']} />
        <rect x="102" y="38" width="34" height="16" fill="none" stroke="var(--ink)" strokeDasharray="4 3" />
        <Arrow x={146} y={74} to={30} />
        <Person x={188} y={52} colour="stone" label="" />
      </Scene>
    ),
    end: () => (
      <Scene>
        <Tower x={84} y={118} floors={['lapis', 'lapis', 'ochre', 'lapis', 'vermilion']} />
        <Tower x={128} y={118} floors={['ochre', 'ochre', 'vermilion', 'ochre']} />
        <path d="M99 34V10h26l-6 8 6 8H99" fill="var(--lapis)" stroke="var(--paper-raised)" />
        <path d="M143 49V25h26l-6 8 6 8h-26" fill="var(--ochre)" stroke="var(--paper-raised)" />
        <Points x={58} y={62} text="9" />
        <Points x={186} y={76} text="6" />
      </Scene>
    ),
  },
  citadels: {
    goal: () => (
      <Scene>
        <House x={30} y={120} colour="ochre" height={52} />
        <House x={64} y={120} colour="lapis" height={70} />
        <House x={98} y={120} colour="verdigris" height={44} />
        <House x={132} y={120} colour="vermilion" height={60} />
        <House x={166} y={120} colour="murrey" height={78} />
        <Points x={212} y={40} text="+3" />
      </Scene>
    ),
    turn: () => (
      <Scene>
        <Person x={14} y={14} colour="stone" label="1" />
        <Person x={50} y={14} colour="stone" label="2" />
        <Person x={86} y={22} colour="lapis" label="5" />
        <Coin x={36} y={98} />
        <Coin x={50} y={104} />
        <Arrow x={70} y={98} to={36} />
        <House x={120} y={120} colour="lapis" height={46} />
        <House x={156} y={120} colour="ochre" height={36} />
        <Card x={198} y={50} colour="verdigris" label="2" turn={8} />
      </Scene>
    ),
    end: () => (
      <Scene>
        {(['ochre', 'lapis', 'verdigris', 'vermilion', 'murrey', 'lapis', 'verdigris', 'ochre'] as const).map(
          (colour, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: houses stand in order
            <House key={i} x={10 + i * 28} y={122} colour={colour} height={36 + ((i * 17) % 32)} />
          ),
        )}
        <Points x={120} y={26} text="8" colour="vermilion" />
      </Scene>
    ),
  },
  'il-principe': {
    goal: () => (
      <Scene>
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
        <House x={96} y={82} colour="vermilion" height={24} />
        <Shield x={50} y={50} colour="lapis" />
        <Shield x={150} y={46} colour="lapis" />
        <Shield x={136} y={94} colour="verdigris" />
        <Points x={36} y={92} text="5" />
      </Scene>
    ),
    turn: () => (
      <Scene>
        <Card x={26} y={30} colour="verdigris" turn={-6} />
        <Card x={44} y={28} colour="verdigris" />
        <Card x={64} y={27} colour="verdigris" turn={6} />
        <Coin x={42} y={98} />
        <Coin x={58} y={100} />
        <Coin x={74} y={98} />
        <Arrow x={108} y={60} to={34} />
        <House x={156} y={96} colour="vermilion" height={30} />
        <House x={184} y={96} colour="lapis" height={44} />
        <Shield x={206} y={30} colour="murrey" />
      </Scene>
    ),
    end: () => (
      <Scene>
        <Shield x={34} y={26} colour="lapis" />
        <Shield x={58} y={26} colour="lapis" />
        <Points x={104} y={38} text="5" />
        {(['verdigris', 'paper-raised', 'vermilion', 'lapis', 'ochre'] as const).map((colour, i) => (
          <Card key={colour} x={34 + i * 20} y={74} colour={colour} />
        ))}
        <Points x={172} y={96} text="2" />
        <Coin x={200} y={38} />
        <Coin x={206} y={48} />
        <Coin x={214} y={36} />
      </Scene>
    ),
  },
};
