import { Badge } from '@daftar/ui/badge'
import { PageHeader, type PageAction } from '@daftar/ui/page-header'
import { offerStatuses } from '@daftar/rules/capital/offers/offer-status'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { SearchFilter } from '../../../shared/queue/search-filter.tsx'
import { useFlags } from '../../../shared/session.ts'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { offerTags } from '@daftar/rules/capital/offers/offer'
import { offerFilters, type OfferFilters } from '../filters.ts'
import { MakeOffer } from '../parts/make-offer.tsx'
import { OfferDrawer } from '../parts/offer-drawer.tsx'
import { OfferCard, offerColumns } from '../parts/offer-row.tsx'
import { SizeOffers } from '../parts/size-offers.tsx'
import { offersQuery } from '../queries.ts'
import { statusText, tagText } from '../words.ts'

/** Offers to merchants: made by the nightly run or by hand, and what became of them. */
export function OffersScreen() {
  const [filters] = useListFilters(offerFilters)
  const query = useInfiniteQuery(offersQuery(filters))
  const mayAct = useFlags().can_make_offers
  const [openId, setOpenId] = useState<string | null>(null)
  const [dialog, setDialog] = useState<'make' | 'size' | null>(null)
  const closeDialog = () => setDialog(null)
  const rows = query.data?.pages.flatMap(({ offers }) => offers) ?? []
  const counts = query.data?.pages[0]
  const opened = rows.find(({ id }) => id === openId)
  return (
    <>
      <PageHeader
        title={m.desk_offers()}
        subtitle={m.desk_offers_subtitle()}
        status={
          counts ? (
            <>
              <Badge tone="positive">{m.desk_offers_active({ count: counts.active })}</Badge>
              <Badge>{m.desk_offers_total({ count: counts.total })}</Badge>
            </>
          ) : null
        }
        moreLabel={m.shell_more_actions()}
        {...(mayAct && actionsOf(setDialog))}
      />
      <QueueList
        filters={
          <>
            <SearchFilter name="search" label={m.desk_offers_search()} />
            <ChoiceFilter
              name="status"
              label={m.desk_status()}
              all={m.desk_status_all()}
              options={offerStatuses.map((value) => ({ value, label: statusText(value) }))}
            />
            <ChoiceFilter
              name="tag"
              label={m.desk_offer_tags()}
              all={m.desk_offer_tags_all()}
              options={offerTags.map((value) => ({ value, label: tagText(value) }))}
            />
          </>
        }
        views={{ list: 'offers', path: addresses.offers }}
        label={m.desk_offers()}
        columns={offerColumns()}
        query={query}
        rows={rows}
        rowKey={({ id }) => id}
        onRowOpen={({ id }) => setOpenId(id)}
        renderCard={(offer) => <OfferCard offer={offer} />}
        failedTitle={m.desk_offers_failed()}
        empty={emptyText(filters)}
      />
      {opened ? <OfferDrawer key={opened.id} offer={opened} onClose={() => setOpenId(null)} /> : null}
      {dialog === 'make' ? <MakeOffer onClose={closeDialog} /> : null}
      {dialog === 'size' ? <SizeOffers onClose={closeDialog} /> : null}
    </>
  )
}

function actionsOf(open: (dialog: 'make' | 'size') => void): {
  primaryAction: PageAction
  actions: PageAction[]
} {
  return {
    primaryAction: { id: 'make', label: m.desk_offer_make(), onPress: () => open('make') },
    actions: [{ id: 'size', label: m.desk_offer_size(), onPress: () => open('size') }],
  }
}

function emptyText({ status, tag, search }: OfferFilters): { title: string; text: string } {
  const title = m.desk_offers_empty_title()
  if (search !== '') return { title, text: m.desk_empty_search({ search }) }
  return { title, text: status || tag ? m.desk_offers_empty_filter() : m.desk_offers_empty_text() }
}
