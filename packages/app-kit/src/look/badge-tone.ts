import type { Tone as RulesTone } from '@daftar/rules/status/status-look'
import type { Tone } from '@daftar/ui/tone'

/** The rules' tone of a status as the badge names it. */
export function badgeTone(tone: RulesTone): Tone {
  return tone === 'default' ? 'neutral' : tone
}
