import { useAddressFilters } from '@daftar/app-kit/use-address'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { supportAddress } from '../filters.ts'
import { TicketFilters } from '../parts/ticket-filters.tsx'
import { TicketList } from '../parts/ticket-list.tsx'
import { supportPaths } from '../paths.ts'
import { ticketsQuery } from '../queries.ts'
import { pollMs, useLiveChat } from '../use-live-chat.ts'

const NewTicket = lazy(() =>
  import('../parts/new-ticket.tsx').then((module) => ({ default: module.NewTicket })),
)

/** What the merchant has asked the provider: found, filtered, and asked anew (SUP-02, DEC-SUP-1). */
export function SupportScreen() {
  const [filters, onChange] = useAddressFilters(supportAddress, { isStep: true })
  const { state } = useLiveChat(null)
  const query = useInfiniteQuery({
    ...ticketsQuery(filters),
    refetchInterval: state === 'open' ? false : pollMs,
  })
  return (
    <>
      <PageHeader
        title={m.shell_item_support()}
        subtitle={m.support_intro()}
        primaryAction={{
          id: 'new',
          label: m.support_new(),
          icon: <Plus />,
          onPress: () => onChange({ new: true }),
        }}
        actions={[{ id: 'help', label: m.support_help(), href: supportPaths.help }]}
        moreLabel={m.support_more()}
      />
      <TicketFilters filters={filters} onChange={onChange} />
      <TicketList {...{ query, filters, onChange }} />
      <Suspense>
        {filters.new ? (
          <NewTicket
            transactionId={filters.transaction || null}
            chargeId={filters.charge || null}
            onClose={() => onChange({ new: false, transaction: '', charge: '' })}
          />
        ) : null}
      </Suspense>
    </>
  )
}
