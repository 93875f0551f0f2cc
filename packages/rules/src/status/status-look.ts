export type Tone = 'default' | 'positive' | 'warning' | 'negative' | 'accent'

export interface StatusLook {
  /** Which word the badge carries; the words package spells it. */
  readonly label: string
  readonly tone: Tone
}
