import { Card } from '@daftar/ui/card'
import { m } from '@daftar/words'
import { Steps } from '../application/steps.tsx'

/** Three steps from offer to repayment (OFR-15). */
export function HowItWorks() {
  return (
    <Card title={m.capital_how_title()}>
      <Steps
        steps={[
          { title: m.capital_how_apply_title(), text: m.capital_how_apply_text() },
          { title: m.capital_how_sign_title(), text: m.capital_how_sign_text() },
          { title: m.capital_how_repay_title(), text: m.capital_how_repay_text() },
        ]}
      />
    </Card>
  )
}
