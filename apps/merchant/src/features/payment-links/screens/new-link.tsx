import { isExperimentOn } from '@daftar/rules/access/experiments'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { EmptyState } from '@daftar/ui/empty-state'
import { m } from '@daftar/words'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { Store as StoreIcon } from 'lucide-react'
import { useAccount } from '../../../shared/session/account.ts'
import { keepPaymentLink } from '../../../shared/stores/payment-links.ts'
import { storesQuery } from '../../../shared/stores/stores.ts'
import { keepLastStore, lastStore } from '../last-store.ts'
import { LinkForm } from '../parts/link-form.tsx'
import { keepLink } from '../queries.ts'

/** The payment link form (ORD-07): made for somebody at a till, with ten seconds. */
export function NewLinkScreen() {
  const { experiments } = useAccount()
  const { data: stores } = useSuspenseQuery(storesQuery)
  const { history } = useRouter()
  const queryClient = useQueryClient()
  if (stores.length === 0)
    return (
      <EmptyState icon={<StoreIcon />} title={m.links_no_stores_title()}>
        {m.links_no_stores_text()}
      </EmptyState>
    )
  return (
    <LinkForm
      stores={stores}
      isStrict={isExperimentOn(experiments, 'strict_payment_link_validation')}
      lastStoreId={lastStore()}
      onCreated={({ link, url }) => {
        keepPaymentLink(link.id, url)
        keepLastStore(link.store_id)
        keepLink(queryClient, link)
        history.push(pathOf('paymentLinkCreated', { paymentId: link.id }))
      }}
    />
  )
}
