import { pathOf } from '@daftar/rules/shell/guards/routes'
import { buttonClass } from '@daftar/ui/button'
import { EmptyState } from '@daftar/ui/empty-state'
import { Link } from '@daftar/ui/link'
import { PageHeader } from '@daftar/ui/page-header'
import { Loading, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link2, Plus } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { PagedList } from '@daftar/app-kit/paged-list'
import { canReach } from '../../../shared/page/reachable.ts'
import { useStoreNames } from '../../../shared/stores/use-store-names.ts'
import { CancelDialog } from '../parts/cancel-dialog.tsx'
import { LinkCard } from '../parts/link-card.tsx'
import { linkColumns } from '../parts/link-columns.tsx'
import { linksQuery, type PaymentLink } from '../queries.ts'

/** Every payment link with where it stands; send it again, take it back (ORD-06). */
export function LinksScreen() {
  const account = useAccount()
  const mayCreate = canReach('paymentLinkNew', account)
  const links = useInfiniteQuery(linksQuery)
  const nameOf = useStoreNames()
  const [cancelling, setCancelling] = useState<PaymentLink | null>(null)
  const rows = links.data?.pages.flatMap((page) => page.links) ?? []
  const acts = mayCreate ? { onCancel: setCancelling } : null
  return (
    <>
      <PageHeader
        title={m.links_title()}
        subtitle={m.links_intro()}
        breadcrumbs={
          canReach('payments', account)
            ? {
                label: m.shell_breadcrumbs(),
                crumbs: [
                  { label: m.shell_item_orders(), href: pathOf('payments') },
                  { label: m.links_title() },
                ],
              }
            : undefined
        }
        primaryAction={
          mayCreate && rows.length > 0
            ? { id: 'new', label: m.links_new(), icon: <Plus />, href: pathOf('paymentLinkNew') }
            : undefined
        }
      />
      <PagedList
        query={links}
        pending={
          <Loading label={m.common_loading()}>
            <SkeletonTable rows={6} columns={6} />
          </Loading>
        }
        failedTitle={m.links_failed()}
        label={m.links_table()}
        columns={linkColumns(nameOf, acts)}
        rows={rows}
        rowKey={(link) => link.id}
        rowHref={(link) => pathOf('paymentLinkCreated', { paymentId: link.id })}
        renderCard={(link) => <LinkCard link={link} store={nameOf(link.store_id)} acts={acts} />}
        empty={<NoLinks mayCreate={mayCreate} />}
        shown={m.links_loaded({ count: rows.length })}
      />
      <CancelDialog link={cancelling} onClose={() => setCancelling(null)} />
    </>
  )
}

/** Nothing yet, and what to do. */
function NoLinks({ mayCreate }: { mayCreate: boolean }) {
  return (
    <EmptyState
      icon={<Link2 />}
      title={m.links_empty_title()}
      action={
        mayCreate ? (
          <Link look="bare" className={buttonClass({ variant: 'primary' })} href={pathOf('paymentLinkNew')}>
            {m.links_new()}
          </Link>
        ) : undefined
      }
    >
      {mayCreate ? m.links_empty_text() : m.links_empty_text_view()}
    </EmptyState>
  )
}
