import { m } from '@daftar/words'

const words: Readonly<Record<string, () => string>> = {
  'sign_in.forget': m.desk_ran_forget,
}

/** A schedule's name in words; the weekly run names its currency after a colon. A name nobody has worded yet stays as it is. */
export function ranText(name: string): string {
  const [kind = '', detail] = name.split(':')
  if (kind === 'weekly-run') return m.desk_ran_weekly_run({ currency: detail ?? '' })
  return words[kind]?.() ?? name
}
