import type { ReadTx } from '../database/database.ts'

/** One figure of how the product stands, read from its tables when somebody asks. */
export interface StateGauge<Label extends string = string> {
  /** As Prometheus writes it, with its unit at the end: `daftar_outbox_oldest_seconds`. */
  name: string
  help: string
  labels: readonly Label[]
}

/** A figure with its labels: which kind of message, which currency. */
export interface Figure {
  gauge: StateGauge
  labels: Readonly<Record<string, string>>
  value: number
}

/** Figures that are read together. A module says its own beside its jobs. */
export interface StateReading {
  gauges: readonly StateGauge[]
  /** `now` is the product's clock, by which things fall due. */
  read(tx: ReadTx, now: Date): Promise<Figure[]>
}

/** Names a figure and says what it means. */
export function defineGauge<const Label extends string = never>(
  name: string,
  help: string,
  labels: readonly Label[] = [],
): StateGauge<Label> & { at(value: number, labels: Readonly<Record<Label, string>>): Figure } {
  const gauge = { name, help, labels }
  return { ...gauge, at: (value, given) => ({ gauge, labels: given, value }) }
}
