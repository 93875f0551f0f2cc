import { pathOf } from '@daftar/rules/shell/guards/routes'
import { buttonClass } from '@daftar/ui/button'
import { DataTable } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { FailedState } from '@daftar/ui/failed-state'
import { Link } from '@daftar/ui/link'
import { PageHeader } from '@daftar/ui/page-header'
import { Loading, SkeletonTable } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link2, Plus } from 'lucide-react'
import { useState } from 'react'
import { useAccount } from '../../../shared/account.ts'
import { ListFoot } from '@daftar/app-kit/list-foot'
import { problemText } from '@daftar/app-kit/problem-text'
import { canReach } from '../../../shared/reachable.ts'
import { useStoreNames } from '../../../shared/use-store-names.ts'
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
      <DataTable
        label={m.links_table()}
        columns={linkColumns(nameOf, acts)}
        rows={rows}
        rowKey={(link) => link.id}
        rowHref={(link) => pathOf('paymentLinkCreated', { paymentId: link.id })}
        renderCard={(link) => <LinkCard link={link} store={nameOf(link.store_id)} acts={acts} />}
        instead={<Instead links={links} mayCreate={mayCreate} />}
        footer={<ListFoot query={links}>{m.links_loaded({ count: rows.length })}</ListFoot>}
      />
      <CancelDialog link={cancelling} onClose={() => setCancelling(null)} />
    </>
  )
}

interface Asked {
  isPending: boolean
  isFetching: boolean
  error: Error | null
  refetch: () => Promise<unknown>
}

/** What stands where no row is: loading, failed, or nothing yet and what to do. */
function Instead({ links, mayCreate }: { links: Asked; mayCreate: boolean }) {
  if (links.isPending)
    return (
      <Loading label={m.common_loading()}>
        <SkeletonTable rows={6} columns={6} />
      </Loading>
    )
  if (links.error)
    return (
      <FailedState
        title={m.links_failed()}
        retryLabel={m.common_try_again()}
        retrying={links.isFetching}
        onRetry={() => void links.refetch()}
      >
        {problemText(links.error)}
      </FailedState>
    )
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
