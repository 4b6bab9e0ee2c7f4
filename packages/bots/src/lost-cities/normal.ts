/** The error function, to seven places (Abramowitz and Stegun 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const tail =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const value = 1 - tail * Math.exp(-x * x);
  return x < 0 ? -value : value;
}

/** The chance that a standard normal variable is below `x`. */
export function normalBelow(x: number): number {
  return 0.5 + 0.5 * erf(x / Math.SQRT2);
}
