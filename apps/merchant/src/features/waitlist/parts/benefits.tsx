import { defaultRepaymentRatePercent } from '@daftar/rules/capital/offers/terms'
import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import { CalendarSync, Percent, TrendingUp } from 'lucide-react'
import styles from './benefits.module.css'

/** What an advance brings (WAIT-01, WAIT-02, WAIT-03). */
export function Benefits() {
  const benefits = [
    {
      icon: <TrendingUp />,
      title: m.waitlist_benefit_level_up_title(),
      text: m.waitlist_benefit_level_up_text(),
    },
    {
      icon: <Percent />,
      title: m.waitlist_benefit_flat_fee_title(),
      text: m.waitlist_benefit_flat_fee_text(),
    },
    {
      icon: <CalendarSync />,
      title: m.waitlist_benefit_automatic_title(),
      text: m.waitlist_benefit_automatic_text({ percent: defaultRepaymentRatePercent }),
    },
  ]
  return (
    <Card title={m.waitlist_benefits()}>
      <ul className={styles.list}>
        {benefits.map(({ icon, title, text }) => (
          <li key={title}>
            <span className={styles.icon} aria-hidden="true">
              {icon}
            </span>
            <strong>{title}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
