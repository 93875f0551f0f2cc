import { m } from '@daftar/words'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

export type Span = { unit: 'minutes' | 'hours' | 'days'; count: number }

/**
 * A length of time in the one unit that says enough: days from three on, then hours, then minutes; always
 * rounded down.
 */
export function spanOf(lengthMs: number): Span {
  const length = Math.max(lengthMs, 0)
  if (length >= 3 * dayMs) return { unit: 'days', count: Math.floor(length / dayMs) }
  if (length >= hourMs) return { unit: 'hours', count: Math.floor(length / hourMs) }
  return { unit: 'minutes', count: Math.floor(length / minuteMs) }
}

export function spanText({ unit, count }: Span): string {
  switch (unit) {
    case 'days':
      return m.desk_days({ count })
    case 'hours':
      return m.desk_hours({ count })
    case 'minutes':
      return m.desk_minutes({ count })
  }
}
