import styles from '../internal/tone.module.css'

/**
 * What a status says about itself: all is well, it waits or wants care, it went wrong, it is ours, it
 * informs, nothing.
 */
export type Tone = 'positive' | 'warning' | 'negative' | 'accent' | 'info' | 'iris' | 'neutral'

/** Sets `--tone` and `--tone-soft` for what is inside. */
export function toneClass(tone: Tone): string | undefined {
  return styles[tone]
}
