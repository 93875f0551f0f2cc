import { Accordion } from '@daftar/ui/accordion'
import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'

/** The repayment questions of the offer page, beside the advance (LOAN-11, DEC-LOAN-42). */
export function AdvanceFaq() {
  const items = [
    { id: 'how', title: m.capital_faq_how_title(), content: m.capital_faq_how_text() },
    { id: 'duration', title: m.capital_faq_duration_title(), content: m.capital_faq_duration_text() },
    { id: 'minimum', title: m.capital_faq_minimum_title(), content: m.capital_faq_minimum_text() },
    { id: 'missed', title: m.capital_faq_missed_title(), content: m.capital_faq_missed_text() },
  ]
  return (
    <Card title={m.loan_faq_title()}>
      <Accordion items={items} name="loan-faq" inCard />
    </Card>
  )
}
