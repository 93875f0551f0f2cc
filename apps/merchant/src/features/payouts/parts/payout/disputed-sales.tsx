import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { disputeStatusText } from '@daftar/words/dispute-words'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { disputesKey } from '../../../../shared/page/active-disputes.ts'
import { useAccount } from '../../../../shared/session/account.ts'
import { apiOf } from '../../../../shared/services.ts'

function disputedQuery(id: string) {
  return queryOptions({
    queryKey: [...disputesKey, 'of-payout', id],
    staleTime: 30_000,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('disputes.ofPayout', { params: { id }, signal })).disputes,
  })
}

/**
 * Sales of a payout that shoppers dispute since: the payout stands, and a later one keeps the amount back.
 * Nothing where none is.
 */
export function DisputedSales({ id }: { id: string }) {
  const { computedPermissions } = useAccount()
  const { data = [] } = useQuery({ ...disputedQuery(id), enabled: computedPermissions.canFetchDisputes })
  if (data.length === 0) return null
  return (
    <Card title={m.payouts_disputed_title()} subtitle={m.payouts_disputed_text()}>
      <ul>
        {data.map((dispute) => (
          <li key={dispute.id}>
            <Link href={pathOf('dispute', { id: dispute.id })}>
              <Ltr>{dispute.number}</Ltr>
            </Link>{' '}
            <Money value={dispute.disputed_amount} currency={dispute.currency} />
            {' · '}
            {disputeStatusText(dispute.status)}
            {'. '}
            {dispute.held_in
              ? m.payouts_disputed_in({ number: `\u2066${dispute.held_in.number}\u2069` })
              : m.payouts_disputed_next()}
          </li>
        ))}
      </ul>
    </Card>
  )
}
