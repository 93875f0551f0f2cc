const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** How long it is until a moment, in the two largest units that say something; null once it has passed. */
export type Countdown =
  | { readonly unit: 'days'; readonly days: number; readonly hours: number }
  | { readonly unit: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly unit: 'minutes'; readonly minutes: number }

export function countdownTo(untilMs: number, nowMs: number): Countdown | null {
  const left = untilMs - nowMs
  if (left <= 0) return null
  if (left >= dayMs)
    return { unit: 'days', days: Math.floor(left / dayMs), hours: Math.floor((left % dayMs) / hourMs) }
  if (left >= hourMs)
    return {
      unit: 'hours',
      hours: Math.floor(left / hourMs),
      minutes: Math.floor((left % hourMs) / minuteMs),
    }
  return { unit: 'minutes', minutes: Math.max(1, Math.floor(left / minuteMs)) }
}
