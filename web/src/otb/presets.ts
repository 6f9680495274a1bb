/** The time controls that people play at a real board, as they are written. */

/** A control, and the name of the text that says it in words; none says it by itself. */
export interface Preset {
  readonly control: string;
  readonly known: string;
  /** As it stands on a button. */
  readonly short: string;
}

export const PRESETS: readonly Preset[] = [
  { control: "3+2", known: "t3-2", short: "3+2" },
  { control: "5", known: "t5-0", short: "5" },
  { control: "5 d3", known: "t5-d3", short: "5 d3" },
  { control: "10+5", known: "t10-5", short: "10+5" },
  { control: "15+10", known: "t15-10", short: "15+10" },
  { control: "25+10", known: "t25-10", short: "25+10" },
  { control: "90+30", known: "t90-30", short: "90+30" },
  { control: "40/90+30,30+30", known: "fide", short: "40/90+30, 30+30" },
  { control: "40/120,20/60,30", known: "long", short: "40/120, 20/60, 30" },
];
