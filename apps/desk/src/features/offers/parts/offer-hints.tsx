import { DescriptionList } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { money, toDecimal } from '@daftar/rules/money/money'
import { parseAmount } from '@daftar/rules/money/money'
import { m } from '@daftar/words'
import { payOffMinorOf, type OfferDraft } from '../draft.ts'
import type { OfferFacts } from '../queries.ts'
import { riskText } from '../words.ts'

/** What speaks against an offer to this merchant, and of an early pay-off what it repays and what is left. */
export function OfferHints({ facts, draft }: { facts: OfferFacts; draft: OfferDraft }) {
  if (facts.risk)
    return (
      <Notice tone="negative" title={m.desk_offer_refused_title()}>
        {riskText(facts.risk)}
      </Notice>
    )
  const payOffMinor = payOffMinorOf(draft, facts)
  if (payOffMinor !== undefined) return <PayOff facts={facts} draft={draft} payOffMinor={payOffMinor} />
  if (!facts.advance_open) return null
  return (
    <Notice tone="warning" title={m.desk_offer_advance_open_title()}>
      {facts.pay_off
        ? m.desk_offer_advance_pay_off({ percent: facts.pay_off.repaid_percent })
        : m.desk_offer_advance_open_text()}
    </Notice>
  )
}

function PayOff({
  facts: { currency },
  draft,
  payOffMinor,
}: {
  facts: OfferFacts
  draft: OfferDraft
  payOffMinor: bigint
}) {
  const amountMinor = parseAmount(draft.amount, currency)?.amountMinor
  const restMinor = amountMinor === undefined ? null : amountMinor - payOffMinor
  return (
    <DescriptionList
      facts={[
        {
          id: 'deduction',
          label: m.desk_offer_deduction(),
          value: <Money value={toDecimal(money(payOffMinor, currency))} currency={currency} />,
        },
        {
          id: 'rest',
          label: m.desk_offer_rest(),
          value:
            restMinor === null || restMinor <= 0n ? (
              m.common_dash()
            ) : (
              <Money value={toDecimal(money(restMinor, currency))} currency={currency} size="strong" />
            ),
        },
      ]}
    />
  )
}
