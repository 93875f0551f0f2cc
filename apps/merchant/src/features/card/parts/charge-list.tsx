import { badgeTone } from '@daftar/app-kit/badge-tone'
import { ListFoot } from '@daftar/app-kit/list-foot'
import { Moment } from '@daftar/app-kit/moment'
import { problemText } from '@daftar/app-kit/problem-text'
import { Queried } from '@daftar/app-kit/queried'
import { chargeLooks } from '@daftar/rules/cards/charge'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Badge } from '@daftar/ui/badge'
import { EmptyState } from '@daftar/ui/empty-state'
import { Link } from '@daftar/ui/link'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { chargeStatusText, declineText } from '@daftar/words/card-words'
import { countText, moneyText } from '@daftar/words/formats/number'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useAccount } from '../../../shared/session/account.ts'
import { isZero } from '../../../shared/text/sums.ts'
import { chargesQuery, type Card, type CardCharge } from '../queries.ts'
import { ChargesSkeleton } from './skeletons.tsx'
import styles from './card.module.css'

/** What a card was charged, in its four states (DEC-CRD-1). */
export function ChargeList({ card }: { card: Card }) {
  const query = useInfiniteQuery(chargesQuery(card.id))
  const rows = query.data?.pages.flatMap(({ charges }) => charges) ?? []
  return (
    <Queried query={query} pending={<ChargesSkeleton />} failedTitle={m.card_charges_failed()}>
      {() =>
        rows.length === 0 ? (
          <EmptyState title={m.card_charges_none()}>{m.card_charges_none_text()}</EmptyState>
        ) : (
          <>
            <ul className={styles.charges}>
              {rows.map((charge) => (
                <Charge key={charge.id} charge={charge} />
              ))}
            </ul>
            <ListFoot query={query} problem={problemText}>
              {m.card_charges_shown({ count: rows.length, text: countText(rows.length) })}
            </ListFoot>
          </>
        )
      }
    </Queried>
  )
}

function Charge({ charge }: { charge: CardCharge }) {
  const { canViewSupport } = useAccount().computedPermissions
  const { id, shop, status, amount, captured, refunded, currency, declined_reason, authorized_at } = charge
  const taken = status === 'captured' || status === 'refunded' ? captured : amount
  return (
    <li>
      <div className={styles.line}>
        <strong>
          <Typed>{shop === '' ? m.common_dash() : shop}</Typed>
        </strong>
        <Money value={taken} currency={currency} size="strong" muted={status === 'declined'} />
      </div>
      <div className={styles.line}>
        <Moment at={authorized_at} muted />
        <Badge tone={badgeTone(chargeLooks[status].tone)}>{chargeStatusText(status)}</Badge>
      </div>
      {declined_reason ? <span className={styles.muted}>{declineText(declined_reason)}</span> : null}
      {status === 'captured' && !isZero(refunded) ? (
        <span className={styles.muted}>
          {m.card_charge_refunded_part({ amount: moneyText(refunded, currency) })}
        </span>
      ) : null}
      {canViewSupport ? (
        <div>
          <Link href={`${pathOf('support')}?new=yes&charge=${encodeURIComponent(id)}`}>
            {m.card_report()}
          </Link>
        </div>
      ) : null}
    </li>
  )
}
