import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { addresses } from '../../../shared/addresses.ts'
import { Moment } from '@daftar/app-kit/moment'
import type { EntryStory } from '../queries.ts'
import { causeStatusText, causeText } from '../words.ts'
import styles from '../../../shared/look/entry-list.module.css'

type Cause = EntryStory['causes'][number]

/** What led to an entry, the nearest first. */
export function CausesCard({ causes }: { causes: readonly Cause[] }) {
  return (
    <Card title={m.desk_ledger_entry_causes()}>
      {causes.length === 0 ? (
        <p className={styles.muted}>{m.desk_ledger_entry_causes_empty()}</p>
      ) : (
        <ul className={styles.list}>
          {causes.map((cause) => (
            <li key={cause.id} className={styles.item}>
              <span className={styles.line}>
                <span>
                  {causeText(cause.type)} <CauseName cause={cause} />
                </span>
                <Badge>{causeStatusText(cause)}</Badge>
              </span>
              <span className={styles.line}>
                {cause.amount === null ? null : <Money value={cause.amount} currency={cause.currency} />}
                <span className={styles.muted}>
                  <Moment at={cause.at} />
                </span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function CauseName({ cause: { type, id, label } }: { cause: Cause }) {
  const name = <Ltr>{label}</Ltr>
  return type === 'payout' ? <Link href={addresses.onePayout(id)}>{name}</Link> : name
}
