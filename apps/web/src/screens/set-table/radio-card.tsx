import type { Label } from '@signoria/words';

interface RadioCardProps {
  name: string;
  label: Label;
  checked: boolean;
  onCheck(): void;
}

/** One of several, with a sentence that says what it means. */
export function RadioCard({ name, label, checked, onCheck }: RadioCardProps) {
  return (
    <label className="radio-card" data-checked={checked || undefined}>
      <input type="radio" name={name} checked={checked} onChange={onCheck} />
      <span>
        <b>{label.name}</b>
        <span className="small soft">{label.help}</span>
      </span>
    </label>
  );
}
