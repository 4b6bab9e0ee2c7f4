/** Two soft notes, the second a fourth above the first: pitch in hertz and beginning in seconds. */
const NOTES = [
  [659, 0],
  [880, 0.14],
] as const;
const LENGTH_S = 0.5;
const LOUDNESS = 0.12;

/** Sounds once. A browser that does not let pages sound, or cannot, stays silent. */
export async function chime(): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  const audio = new AudioContext();
  for (const [pitch, begin] of NOTES) {
    const note = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: LOUDNESS });
    volume.gain.setValueAtTime(LOUDNESS, begin);
    volume.gain.exponentialRampToValueAtTime(0.001, begin + LENGTH_S);
    note.connect(volume).connect(audio.destination);
    note.start(begin);
    note.stop(begin + LENGTH_S);
    if (begin > 0) note.onended = () => void audio.close();
  }
}

/** Whether this device can be felt at all. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator;
}

export function vibrate(): void {
  if (canVibrate()) navigator.vibrate([60, 50, 60]);
}
