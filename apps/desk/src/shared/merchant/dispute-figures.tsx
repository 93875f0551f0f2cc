import type { DisputeRisk } from '@daftar/rules/disputes/risk'
import { Card } from '@daftar/ui/card'
import { Column } from '@daftar/ui/columns'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { disputeTypeText } from '@daftar/words/dispute-words'
import { percentText } from '@daftar/words/formats/number'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { addresses } from '../addresses.ts'
import { TextSkeleton } from '../queue/list-skeleton.tsx'
import { Queried } from '../look/queried.tsx'
import { apiOf } from '../services.ts'

function figuresQuery(merchantId: string) {
  return queryOptions({
    queryKey: ['dispute-figures', merchantId],
    queryFn: ({ client, signal }) =>
      apiOf(client).call('disputes.ofMerchant', { params: { id: merchantId }, signal }),
  })
}

/** How often the merchant is disputed, why, and how that ended. */
export function DisputeFigures({ merchantId }: { merchantId: string }) {
  const query = useQuery(figuresQuery(merchantId))
  return (
    <Card title={m.desk_dispute_figures()} subtitle={m.desk_dispute_figures_days()}>
      <Queried
        query={query}
        pending={<TextSkeleton lines={6} />}
        failedTitle={m.desk_dispute_figures_failed()}
      >
        {({ orders, disputes, open, won, lost, unanswered, disputed_amount, currency, types, risks }) => (
          <Column>
            <RiskNotes risks={risks} />
            <DescriptionList
              facts={[
                {
                  id: 'rate',
                  label: m.desk_dispute_rate(),
                  value: (
                    <Ltr>
                      {orders === 0
                        ? m.common_dash()
                        : percentText(Math.round((disputes / orders) * 10_000) / 100)}
                    </Ltr>
                  ),
                },
                {
                  id: 'disputes',
                  label: m.desk_disputes(),
                  value: <Link href={addresses.disputesOf(merchantId)}>{disputes}</Link>,
                },
                {
                  id: 'amount',
                  label: m.desk_dispute_amount(),
                  value: <Money value={disputed_amount} currency={currency} />,
                },
                { id: 'open', label: m.desk_dispute_figure_open(), value: open },
                { id: 'won', label: m.desk_dispute_for_merchant(), value: won },
                { id: 'lost', label: m.desk_dispute_for_shopper(), value: lost },
                { id: 'unanswered', label: m.desk_dispute_unanswered(), value: unanswered },
                ...types.map(({ type, count }) => ({
                  id: type,
                  label: disputeTypeText(type),
                  value: count,
                  look: 'muted' as const,
                })),
              ]}
            />
          </Column>
        )}
      </Queried>
    </Card>
  )
}

const riskWords: Readonly<Record<DisputeRisk, () => string>> = {
  often: m.desk_dispute_risk_often,
  unanswered: m.desk_dispute_risk_unanswered,
  lost: m.desk_dispute_risk_lost,
  not_theirs: m.desk_dispute_risk_not_theirs,
}

/** What the figures say to whoever decides about the merchant. */
function RiskNotes({ risks }: { risks: readonly DisputeRisk[] }) {
  if (risks.length === 0) return null
  return (
    <Notice tone="warning" title={m.desk_dispute_risks()}>
      {risks.map((risk) => (
        <p key={risk}>{riskWords[risk]()}</p>
      ))}
    </Notice>
  )
}
