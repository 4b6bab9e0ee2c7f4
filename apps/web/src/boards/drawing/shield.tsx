/** By device, on a shield of 20 by 24: the shapes laid over its colour. */
const DEVICES: Readonly<Record<string, string>> = {
  chief: 'M0 0h20v7H0Z',
  lily: 'M10 4c2 2.5 2 4 .9 6 2.3-2.2 4.6-1.6 4.6.8 0 1.8-1.8 2.5-3.6 1.8v1.4h-1.2c.2 2 .9 3 1.9 4H7.4c1-1 1.7-2 1.9-4H8.1v-1.4c-1.8.7-3.6 0-3.6-1.8 0-2.4 2.3-3 4.6-.8C8 8 8 6.500 10 4Z',
  chevron: 'M0 18 10 7l10 11v-6L10 2 0 12Z',
  fess: 'M0 8h20v7H0Z',
  halves: 'M0 0h10v24H0Z',
  cross: 'M8 0h4v9h8v4h-8v11H8V13H0V9h8Z',
  pale: 'M7 0h6v24H7Z',
  saltire: 'M0 0h4l6 8 6-8h4v3l-7.500 9L20 21v3h-4l-6-8-6 8H0v-3l7.500-9L0 3Z',
  patty: 'M7 3h6l-1.500 6.500L18 8v6l-6.500-1.500L13 19H7l1.500-6.500L2 14V8l6.500 1.500Z',
  checks:
    'M0 0h5v6H0Zm10 0h5v6h-5ZM5 6h5v6H5Zm10 0h5v6h-5ZM0 12h5v6H0Zm10 0h5v6h-5ZM5 18h5v6H5Zm10 0h5v6h-5Z',
};

const SHIELD = 'M0 0h20v13c0 5.500-4.500 9-10 11C4.500 22 0 18.500 0 13Z';

interface ShieldProps {
  device: string;
  colour: string;
  className: string;
}

/** A shield: a colour and, since colour is never alone, a device. */
export function Shield({ device, colour, className }: ShieldProps) {
  return (
    <svg className={className} viewBox="-0.6 -0.6 21.2 25.2" aria-hidden="true">
      <clipPath id={`shield-${device}`}>
        <path d={SHIELD} />
      </clipPath>
      <path d={SHIELD} fill={colour} />
      <path
        d={DEVICES[device]}
        fill="var(--ink-on-colour)"
        fillOpacity="0.92"
        clipPath={`url(#shield-${device})`}
      />
      <path d={SHIELD} fill="none" stroke="currentColor" strokeWidth="1.2" />
    </svg>
  );
}
