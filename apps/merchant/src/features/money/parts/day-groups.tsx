import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { addDays } from '@daftar/rules/calendar/calendar-date'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { dateText, timeText, weekdayText } from '@daftar/words/formats/date'
import { walletTypeText } from '@daftar/words/wallet-words'
import { useAccount } from '../../../shared/session/account.ts'
import { today, zoneOf } from '../../../shared/text/today.ts'
import { byDay } from '../by-day.ts'
import type { MoneyTransaction } from '../queries.ts'
import { StatusBadge } from './status-badge.tsx'
import { TransactionIcon } from './transaction-icon.tsx'
import styles from './money.module.css'

/** Transactions by the day on which they were, each with picture, title and amount (DEC-MON-1). */
export function DayGroups({ transactions }: { transactions: readonly MoneyTransaction[] }) {
  const { country } = useAccount()
  const now = today(country)
  return byDay(transactions, zoneOf(country)).map(({ date, rows }) => (
    <section key={date} className={styles.day} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`} className={styles.date}>
        <time dateTime={date}>
          {date === now
            ? m.money_today()
            : date === addDays(now, -1)
              ? m.money_yesterday()
              : `${weekdayText(date, currentLanguage())} ${dateText(date)}`}
        </time>
      </h2>
      <ul className={styles.rows}>
        {rows.map((transaction) => (
          <li key={transaction.id}>
            <Row transaction={transaction} />
          </li>
        ))}
      </ul>
    </section>
  ))
}

function Row({ transaction }: { transaction: MoneyTransaction }) {
  const { id, type, kind, status, at, amount, currency, reference } = transaction
  return (
    <Link href={pathOf('moneyTransaction', { transactionId: id })} look="bare" className={styles.row}>
      <span className={styles.icon}>
        <TransactionIcon type={type} />
      </span>
      <span className={styles.what}>
        <strong>{walletTypeText(type)}</strong>
        <span className={styles.muted}>
          {kind === 'wallet' ? (
            <Ltr>{timeText(at, zoneOfCurrency(currency))}</Ltr>
          ) : (
            <Typed>{reference}</Typed>
          )}
        </span>
      </span>
      <span className={styles.much}>
        <Money value={amount} currency={currency} size="strong" sign="always" />
        {status === 'done' ? null : <StatusBadge status={status} />}
      </span>
    </Link>
  )
}
