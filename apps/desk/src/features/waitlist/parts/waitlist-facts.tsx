import { DescriptionList } from '@daftar/ui/description-list'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { factIf } from '../../../shared/text/fact-if.ts'
import { Moment } from '@daftar/app-kit/moment'
import type { WaitlistEntry } from '../queries.ts'
import { purposeText } from '../words.ts'
import { StoreNames } from './waitlist-row.tsx'

/** Everything one merchant said when it joined. */
export function WaitlistFacts({ entry }: { entry: WaitlistEntry }) {
  const { other_use } = entry
  return (
    <DescriptionList
      facts={[
        { id: 'use', label: m.waitlist_desk_use(), value: purposeText(entry.capital_use) },
        ...factIf('other', m.waitlist_desk_other_use(), other_use && <Typed>{other_use}</Typed>),
        { id: 'stores', label: m.waitlist_desk_stores(), value: <StoreNames entry={entry} /> },
        { id: 'by', label: m.waitlist_desk_joined_by(), value: <Typed>{entry.joined_by}</Typed> },
        { id: 'at', label: m.waitlist_desk_joined_at(), value: <Moment at={entry.joined_at} /> },
      ]}
    />
  )
}
