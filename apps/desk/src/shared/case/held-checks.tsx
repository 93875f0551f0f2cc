import { m } from '@daftar/words'
import { CheckList } from './check-list.tsx'

type HeldChecksProps<Code extends string> = {
  checks: readonly { code: Code; holds: boolean }[]
  words: Readonly<Record<Code, () => string>>
}

/** What was compared by itself, and either holds or has to be looked at. */
export function HeldChecks<Code extends string>({ checks, words }: HeldChecksProps<Code>) {
  return (
    <CheckList
      title={m.desk_checks()}
      checks={checks.map(({ code, holds }) => ({
        id: code,
        outcome: holds ? 'pass' : 'warn',
        text: words[code](),
        outcomeText: holds ? m.desk_join_check_holds() : m.desk_join_check_open(),
      }))}
    />
  )
}
