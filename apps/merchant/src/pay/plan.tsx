import type { PaySession } from '@daftar/contract/endpoints/selling/checkout'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import styles from './pay.module.css'

/** What is paid when, the first part today; a purchase in one part has no plan to show. */
export function Plan({ session }: { session: PaySession }) {
  const { plan, amount, currency } = session
  if (plan.length < 2) return null
  return (
    <section className={styles.plan} aria-labelledby="plan">
      <h2 id="plan" className={styles.planTitle}>
        {m.pay_plan()}
      </h2>
      <ol className={styles.parts}>
        {plan.map((part, at) => (
          <li key={part.due_on} className={at === 0 ? styles.partNow : styles.part}>
            <span>{at === 0 ? m.pay_plan_today() : <Ltr>{dateText(part.due_on)}</Ltr>}</span>
            <Money value={part.amount} currency={currency} />
          </li>
        ))}
      </ol>
      <p className={styles.total}>
        <span>{m.pay_plan_total()}</span>
        <Money value={amount} currency={currency} size="strong" />
      </p>
    </section>
  )
}
