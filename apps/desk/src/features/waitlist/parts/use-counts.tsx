import type { AnswerOf } from '@daftar/contract'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { m } from '@daftar/words'
import { purposeText } from '../words.ts'

/** How many merchants want what; nothing while nobody joined. */
export function UseCounts({ counts }: { counts: AnswerOf<'waitlist.list'>['counts'] }) {
  if (counts.length === 0) return null
  return (
    <Card title={m.waitlist_desk_counts()}>
      <DescriptionList
        layout="stacked"
        facts={counts.map(({ capital_use, merchants }) => ({
          id: capital_use ?? 'none',
          label: purposeText(capital_use),
          value: merchants,
        }))}
      />
    </Card>
  )
}
