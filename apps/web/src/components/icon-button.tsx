import type { ReactNode } from 'react';
import { Icon, type IconName } from './icons.tsx';

interface Props {
  name: string;
  icon: IconName;
  onClick(): void;
  children?: ReactNode;
}

/** A button that is one icon; its name is read out, and shown to a pointer that rests on it. */
export function IconButton({ name, icon, onClick, children }: Props) {
  return (
    <button type="button" className="button plain icon" aria-label={name} title={name} onClick={onClick}>
      <Icon name={icon} />
      {children}
    </button>
  );
}
