import { Accordion } from '@daftar/ui/accordion'
import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import styles from './offer-page.module.css'

/**
 * The nine questions, in their order (OFR-18, OFR-22, DEC-OFR-13); the first shows by an example how
 * repayments are made.
 */
export function OfferFaq({ example }: { example: ReactNode }) {
  const how = (
    <div className={styles.answer}>
      <p>{m.capital_faq_how_text()}</p>
      {example}
    </div>
  )
  const items = [
    { id: 'how', title: m.capital_faq_how_title(), content: how },
    { id: 'duration', title: m.capital_faq_duration_title(), content: m.capital_faq_duration_text() },
    { id: 'minimum', title: m.capital_faq_minimum_title(), content: m.capital_faq_minimum_text() },
    { id: 'missed', title: m.capital_faq_missed_title(), content: m.capital_faq_missed_text() },
    { id: 'higher', title: m.capital_faq_higher_title(), content: m.capital_faq_higher_text() },
    { id: 'time', title: m.capital_faq_time_title(), content: m.capital_faq_time_text() },
    { id: 'cycle', title: m.capital_faq_cycle_title(), content: m.capital_faq_cycle_text() },
    { id: 'statements', title: m.capital_faq_statements_title(), content: m.capital_faq_statements_text() },
    { id: 'rejection', title: m.capital_faq_rejection_title(), content: m.capital_faq_rejection_text() },
  ]
  return (
    <Card title={m.capital_faq_title()}>
      <Accordion items={items} name="offer-faq" inCard />
    </Card>
  )
}
