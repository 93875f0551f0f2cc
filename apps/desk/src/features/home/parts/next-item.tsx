import { Moment } from '@daftar/app-kit/moment'
import type { WorkItem } from '@daftar/contract/endpoints/console/work'
import { Badge } from '@daftar/ui/badge'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { useProductNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { standingOf, TimeBar } from '../../../shared/work/deadline-bar.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { addressOfWork } from '../../../shared/work/work-kinds.ts'
import { taskText } from '../../../shared/work/work-text.ts'
import { actText, queueText, titleOf } from '../words.ts'
import styles from './home.module.css'

/** The one thing to do first: what it is, what it is about, how long is left, and the way there. */
export function NextItem({ item }: { item: WorkItem }) {
  const standing = standingOf(item.since, item.due_at, useProductNow())
  return (
    <Card className={styles.next}>
      <div>
        <Badge tone={standing.state === 'over' ? 'negative' : 'warning'}>{queueText(item.kind)}</Badge>
        <h2>
          {item.merchant_id === null ? (
            <Typed>{titleOf(item)}</Typed>
          ) : (
            <MerchantName of={{ ...item, merchant_id: item.merchant_id }} />
          )}
        </h2>
        <p className={styles.task}>{taskText(item)}</p>
        {item.amount !== null && item.currency !== null ? (
          <p className={styles.hero}>
            <Money value={item.amount} currency={item.currency} size="hero" />
          </p>
        ) : null}
        <p className={styles.task}>
          {m.desk_work_due()} <Moment at={item.due_at} weekday />
        </p>
      </div>
      <div className={styles.aside}>
        <div>
          <strong className={styles.left} data-state={standing.state}>
            {standing.left}
          </strong>
          <TimeBar standing={standing} />
        </div>
        <Link look="bare" className={buttonClass({ variant: 'primary' })} href={addressOfWork(item)}>
          {actText(item.kind)}
        </Link>
      </div>
    </Card>
  )
}
