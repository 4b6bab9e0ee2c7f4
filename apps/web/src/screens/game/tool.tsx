import { Icon, type IconName } from '../../components/icons.tsx';

interface ToolProps {
  name: IconName;
  label: string;
  /** Draws the eye for a moment. */
  fresh?: boolean;
  disabled?: boolean;
  /** A key that does the same. */
  keys?: string;
  onClick(): void;
}

/** A button of the prompt that is one icon. */
export function Tool({ name, label, fresh = false, disabled = false, keys, onClick }: ToolProps) {
  return (
    <button
      type="button"
      className="button icon"
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-keyshortcuts={keys}
      data-tool={name}
      data-fresh={fresh || undefined}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={name} />
    </button>
  );
}
