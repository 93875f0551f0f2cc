import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Column, Columns } from '@daftar/ui/columns'
import { Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { currentLanguage, m } from '@daftar/words'
import { storeNameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { useFlags } from '../../../shared/session.ts'
import { DecisionDialog, type Asking } from '../parts/decision-dialog.tsx'
import { ListingFacts } from '../parts/listing-facts.tsx'
import { ListingState } from '../parts/listing-state.tsx'
import { caseQuery, type ListingForStaff } from '../queries.ts'

/** One listing, what was handed in beside what shoppers see now. */
export function CaseScreen({ params: { id } }: { params: { id: string } }) {
  const query = useQuery(caseQuery(id))
  return (
    <Queried query={query} pending={<CardsSkeleton cards={2} />} failedTitle={m.desk_listing_case_failed()}>
      {(listing) => <Case listing={listing} />}
    </Queried>
  )
}

function Case({ listing }: { listing: ListingForStaff }) {
  const { status, document, published } = listing
  const mayDecide = useFlags().can_decide_onboarding
  const [asking, ask] = useState<Asking | null>(null)
  const said = currentLanguage() === 'ar' ? listing.said_ar : listing.said_en
  return (
    <>
      <PageHeader
        title={<Typed>{storeNameText(listing)}</Typed>}
        subtitle={<MerchantName of={listing} />}
        status={<ListingState status={status} />}
        breadcrumbs={{
          label: m.desk_listing_breadcrumbs(),
          crumbs: [
            { label: m.desk_listing_title(), href: addresses.listings },
            { label: <Typed>{storeNameText(listing)}</Typed> },
          ],
        }}
      >
        {mayDecide && published ? (
          <Button variant="danger" onClick={() => ask('unpublish')}>
            {m.desk_listing_unpublish()}
          </Button>
        ) : null}
        {mayDecide && status === 'in_review' ? (
          <>
            <Button onClick={() => ask('reject')}>{m.desk_listing_reject()}</Button>
            <Button variant="primary" onClick={() => ask('publish')}>
              {m.desk_listing_publish()}
            </Button>
          </>
        ) : null}
      </PageHeader>
      <Columns second="even">
        <Column>
          {said ? <Notice title={m.desk_stores_said()}>{said}</Notice> : null}
          <Card title={m.desk_listing_written()} subtitle={m.desk_listing_by({ name: listing.saved_by })}>
            <ListingFacts document={document} other={published} />
          </Card>
        </Column>
        <Column>
          <Card title={m.desk_listing_shown()}>
            {published ? (
              <ListingFacts document={published} other={null} />
            ) : (
              <p>{m.desk_listing_nothing()}</p>
            )}
          </Card>
        </Column>
      </Columns>
      {asking ? <DecisionDialog {...{ asking, listing }} onClose={() => ask(null)} /> : null}
    </>
  )
}
