declare module 'virtual:rule-code' {
  /** What carries out a rule and what proves it (scripts/handbook/rule-code.ts), by number. */
  export interface RuleCode {
    places: { name: string; file: string; line: number; code: string }[];
    tests: { title: string; file: string; line: number }[];
  }
  export const RULE_CODE: Readonly<
    Record<string, () => Promise<{ default: Readonly<Record<string, RuleCode>> }>>
  >;
}
