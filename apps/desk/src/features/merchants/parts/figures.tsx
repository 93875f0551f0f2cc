import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { shortMomentText } from '@daftar/words/formats/date'
import type { ReactNode } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { PayoutState } from '../../../shared/money/payout-text.tsx'
import type { Overview } from '../overview.ts'
import styles from './dossier.module.css'

/** What stands out about a merchant; what somebody may not see is left out. */
export function Figures({ overview }: { overview: Overview }) {
  const { currency, sales, payout, advances, disputes, open, counts } = overview
  // Four stand beside each other; what waits for us is told below by its own card too.
  const shown = 1 + [counts.payouts, advances, disputes].filter((each) => each !== null).length
  return (
    <dl className={styles.figures}>
      <Figure
        label={m.desk_dossier_sales()}
        value={<Money value={sales.amount} currency={currency} size="figure" />}
        below={
          <>
            {m.desk_dossier_orders({ count: sales.orders })}
            {m.desk_comma()}
            {m.desk_dossier_before()} <Money value={sales.before} currency={currency} />
          </>
        }
      />
      {counts.payouts === null ? null : (
        <Figure
          label={m.desk_dossier_payout()}
          value={payout ? <Money value={payout.amount} currency={currency} size="figure" /> : m.common_dash()}
          below={
            payout ? (
              <>
                <Link href={addresses.onePayout(payout.id)}>
                  <Ltr>{payout.number}</Ltr>
                </Link>{' '}
                <PayoutState status={payout.status} />
              </>
            ) : (
              m.desk_dossier_payout_none()
            )
          }
        />
      )}
      {advances === null ? null : (
        <Figure
          label={m.desk_dossier_left()}
          value={<Money value={advances.outstanding} currency={currency} size="figure" />}
          below={
            advances.in_arrears > 0
              ? m.desk_dossier_in_arrears({ count: advances.in_arrears })
              : m.desk_dossier_advances_open({ count: advances.open })
          }
        />
      )}
      {disputes === null ? null : (
        <Figure
          label={m.desk_dossier_disputed()}
          value={<Money value={disputes.amount} currency={currency} size="figure" />}
          below={
            <>
              {m.desk_dossier_disputes_open({ count: disputes.open })}
              {disputes.respond_by === null ? null : (
                <>
                  {m.desk_comma()}
                  {m.desk_dossier_disputes_answer()} <Ltr>{shortMomentText(disputes.respond_by)}</Ltr>
                </>
              )}
            </>
          }
        />
      )}
      {shown === 4 ? null : (
        <Figure
          label={m.desk_dossier_open()}
          value={open.length}
          below={
            open[0] ? (
              <>
                {m.desk_dossier_nearest()} <Ltr>{shortMomentText(open[0].due_at)}</Ltr>
              </>
            ) : (
              m.desk_dossier_open_none()
            )
          }
        />
      )}
    </dl>
  )
}

function Figure({ label, value, below }: Record<'label' | 'value' | 'below', ReactNode>) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
      <dd className={styles.below}>{below}</dd>
    </div>
  )
}
