import type { Label } from '@signoria/words';

interface TickProps {
  label: Label;
  checked: boolean;
  disabled?: boolean;
  onCheck(checked: boolean): void;
}

/** A box to tick, with what it means. */
export function Tick({ label, checked, disabled = false, onCheck }: TickProps) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={event => onCheck(event.target.checked)}
      />
      <span>
        <b>{label.name}</b> <span className="small soft">{label.help}</span>
      </span>
    </label>
  );
}
