const minuteMs = 60_000

/**
 * Every full `minutes` of the hour or day within (from, to]: 60 for each hour, 1440 for each midnight UTC.
 */
export function everyMinutes(minutes: number): (from: Date, to: Date) => Date[] {
  const stepMs = minutes * minuteMs
  return (from, to) => {
    const times: Date[] = []
    for (let at = (Math.floor(from.getTime() / stepMs) + 1) * stepMs; at <= to.getTime(); at += stepMs)
      times.push(new Date(at))
    return times
  }
}

/**
 * For sweeps that look at everything overdue at once: only the last full `minutes` of (from, to], so a clock
 * moved by weeks runs the sweep once a day of the jump and not once a minute.
 */
export function lastEveryMinutes(minutes: number): (from: Date, to: Date) => Date[] {
  const all = everyMinutes(minutes)
  return (from, to) => all(from, to).slice(-1)
}
