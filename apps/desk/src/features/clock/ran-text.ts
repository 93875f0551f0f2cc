import { m } from '@daftar/words'

const words: Readonly<Record<string, (detail: string) => string>> = {
  'weekly-run': (currency) => m.desk_ran_weekly_run({ currency }),
  'applications.inactivity': () => m.desk_ran_inactivity(),
  'applications.overdue': () => m.desk_ran_overdue(),
  'advances.book-check': () => m.desk_advance_ran_book_check(),
  'signing.remind': () => m.desk_ran_contract_reminder(),
  'signing.expire': () => m.desk_ran_contract_expiry(),
  'sign_in.forget': () => m.desk_ran_forget(),
  'files.sweep': () => m.desk_ran_files(),
  'platform.housekeeping': () => m.desk_ran_housekeeping(),
  'demo-shop': (merchant) => m.desk_ran_demo_shop({ merchant }),
}

/**
 * A schedule's name in words; what follows a colon says of what. A name nobody has worded yet stays as it is.
 */
export function ranText(name: string): string {
  const [kind = '', detail = ''] = name.split(':')
  return words[kind]?.(detail) ?? name
}
