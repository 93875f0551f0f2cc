import type { Tone } from '@daftar/rules/capital/status-look'

/** The rules' `default` tone is the design's neutral one. */
export function toneOf(tone: Tone): 'positive' | 'warning' | 'negative' | 'accent' | 'neutral' {
  return tone === 'default' ? 'neutral' : tone
}
