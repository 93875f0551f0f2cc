import { ApiError } from '@daftar/client'
import { isLinkOpen } from '@daftar/rules/orders/payment-link'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Ltr } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { CircleSlash, Plus } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { paymentLinkOf } from '../../../shared/stores/payment-links.ts'
import { Queried } from '@daftar/app-kit/queried'
import { canReach } from '../../../shared/page/reachable.ts'
import { CancelDialog } from '../parts/cancel-dialog.tsx'
import { LinkStatusBadge } from '../parts/link-status.tsx'
import { LinkSummary } from '../parts/link-summary.tsx'
import { SharePanel } from '../parts/share-panel.tsx'
import { LinkSkeleton } from '../parts/skeletons.tsx'
import styles from '../parts/links.module.css'
import { linkQuery, type PaymentLink } from '../queries.ts'
import { refreshEvery } from '../refresh.ts'

/** One link after it was made, and whenever it is looked at again (ORD-08, DEC-ORD-11). */
export function CreatedScreen({ params: { paymentId } }: { params: { paymentId: string } }) {
  const query = useQuery({
    ...linkQuery(paymentId),
    refetchInterval: ({ state }) => refreshEvery(state.data),
    refetchIntervalInBackground: false,
  })
  return (
    <Queried
      query={query}
      pending={<LinkSkeleton />}
      failedTitle={m.links_read_failed()}
      instead={throwNotFound}
    >
      {(link) => <Created link={link} isStale={query.error !== null} />}
    </Queried>
  )
}

/** The page that says so is the application's own. */
function throwNotFound(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) throw error
  return null
}

function Created({ link, isStale }: { link: PaymentLink; isStale: boolean }) {
  const account = useAccount()
  const mayCreate = canReach('paymentLinkNew', account)
  const [isCancelling, setCancelling] = useState(false)
  const isOpen = isLinkOpen(link.status)
  const another = { id: 'another', label: m.links_another(), icon: <Plus />, href: pathOf('paymentLinkNew') }
  const cancel = {
    id: 'cancel',
    label: m.links_cancel(),
    icon: <CircleSlash />,
    danger: true,
    onPress: () => setCancelling(true),
  }
  return (
    <>
      <PageHeader
        title={<Ltr>{link.number}</Ltr>}
        status={<LinkStatusBadge status={link.status} />}
        subtitle={
          <span className={styles.amount}>
            <Money value={link.amount} currency={link.currency} size="hero" />
          </span>
        }
        breadcrumbs={{
          label: m.shell_breadcrumbs(),
          crumbs: [
            { label: m.links_title(), href: pathOf('paymentLinks') },
            { label: m.links_created_title({ number: `\u2066${link.number}\u2069` }) },
          ],
        }}
        moreLabel={m.shell_more_actions()}
        actions={mayCreate && isOpen ? [cancel] : []}
        primaryAction={mayCreate ? another : undefined}
      />
      <div className={isOpen ? styles.columns : styles.narrowStart}>
        {isOpen ? <SharePanel link={link} url={paymentLinkOf(link.id)} maySend={mayCreate} /> : null}
        <LinkSummary link={link} isStale={isStale} />
      </div>
      <CancelDialog link={isCancelling ? link : null} onClose={() => setCancelling(false)} />
    </>
  )
}
