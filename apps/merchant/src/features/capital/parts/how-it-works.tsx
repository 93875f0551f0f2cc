import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import styles from './how-it-works.module.css'

/** Three steps from offer to repayment (OFR-15). */
export function HowItWorks() {
  const steps = [
    { title: m.capital_how_apply_title(), text: m.capital_how_apply_text() },
    { title: m.capital_how_sign_title(), text: m.capital_how_sign_text() },
    { title: m.capital_how_repay_title(), text: m.capital_how_repay_text() },
  ]
  return (
    <Card title={m.capital_how_title()}>
      <ol className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
