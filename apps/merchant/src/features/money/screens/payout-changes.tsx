import { badgeTone } from '@daftar/app-kit/badge-tone'
import { ListFoot } from '@daftar/app-kit/list-foot'
import { CalendarDay, Moment } from '@daftar/app-kit/moment'
import { Queried } from '@daftar/app-kit/queried'
import { cycleChangeLooks } from '@daftar/rules/settlement/cycle-changes'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Badge } from '@daftar/ui/badge'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { EmptyState } from '@daftar/ui/empty-state'
import { Link } from '@daftar/ui/link'
import { Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { countText } from '@daftar/words/formats/number'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAccount } from '../../../shared/session/account.ts'
import { CardSkeleton } from '../parts/skeletons.tsx'
import { changesQuery, type CycleChange } from '../queries.ts'
import { changeWords, cycleWords } from '../words.ts'
import styles from '../parts/money.module.css'

/**
 * The changes of the payout cycle that were asked for, with what became of each (MON-08, APP-68, DEC-MON-4).
 */
export function PayoutChangesScreen() {
  const query = useInfiniteQuery(changesQuery(useAccount().permissions.merchant_id ?? ''))
  const rows = query.data?.pages.flatMap(({ changes }) => changes) ?? []
  return (
    <>
      <PageHeader title={m.money_changes()} />
      <Queried query={query} pending={<CardSkeleton />} failedTitle={m.money_changes_failed()}>
        {() =>
          rows.length === 0 ? (
            <EmptyState
              title={m.money_changes_none_title()}
              action={
                <Link href={pathOf('moneyPayoutOptions')} look="bare" className={buttonClass()}>
                  {m.money_options()}
                </Link>
              }
            >
              {m.money_changes_none_text()}
            </EmptyState>
          ) : (
            <div className={styles.stack}>
              {rows.map((change) => (
                <Change key={change.id} change={change} />
              ))}
              <ListFoot query={query}>
                {m.money_changes_shown({ count: rows.length, text: countText(rows.length) })}
              </ListFoot>
            </div>
          )
        }
      </Queried>
    </>
  )
}

function Change({ change: { cycle, state, from, requested_at, by } }: { change: CycleChange }) {
  return (
    <Card
      title={cycleWords[cycle]()}
      actions={<Badge tone={badgeTone(cycleChangeLooks[state].tone)}>{changeWords[state]()}</Badge>}
    >
      <DescriptionList
        facts={[
          { id: 'from', label: m.money_change_from(), value: <CalendarDay date={from} weekday /> },
          { id: 'at', label: m.money_change_asked(), value: <Moment at={requested_at} /> },
          ...(by === '' ? [] : [{ id: 'by', label: m.money_change_by(), value: <Typed>{by}</Typed> }]),
        ]}
      />
    </Card>
  )
}
