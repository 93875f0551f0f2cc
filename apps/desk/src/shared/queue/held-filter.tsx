import { m } from '@daftar/words'
import { ChoiceFilter } from './choice-filter.tsx'

/** Whose work is shown: everybody's, one's own, or what nobody has taken. */
export function HeldFilter() {
  return (
    <ChoiceFilter
      name="held"
      label={m.desk_assignee()}
      all={m.desk_assign_all()}
      options={[
        { value: 'me', label: m.desk_assign_mine() },
        { value: 'nobody', label: m.desk_assign_free() },
      ]}
    />
  )
}
