import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { offerLooks } from '@daftar/rules/capital/offers/offer-status'
import { m } from '@daftar/words'
import { merchantNameText, nameText } from '@daftar/words/names'
import { badgeTone } from '@daftar/app-kit/badge-tone'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { Day } from '@daftar/app-kit/moment'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import type { DeskOffer } from '../queries.ts'
import { makerText, statusText, tagText } from '../words.ts'

export function offerColumns(): Column<DeskOffer>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      opens: merchantNameText,
      cell: (offer) => (
        <TwoLines below={<Typed>{storeText(offer)}</Typed>}>
          <MerchantName of={offer} />
        </TwoLines>
      ),
    },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: ({ amount, currency }) => <Money value={amount} currency={currency} size="strong" />,
    },
    {
      id: 'tenor',
      header: m.desk_tenor(),
      align: 'end',
      cell: ({ tenor }) => m.desk_weeks({ count: tenor }),
    },
    { id: 'tags', header: m.desk_offer_tags(), cell: (offer) => tagsText(offer) },
    { id: 'by', header: m.desk_offer_by(), cell: (offer) => <Typed>{makerText(offer)}</Typed> },
    { id: 'until', header: m.desk_offer_until(), cell: ({ expires_at }) => <Day at={lastDay(expires_at)} /> },
    { id: 'status', header: m.desk_status(), cell: (offer) => <OfferState offer={offer} /> },
  ]
}

export function OfferCard({ offer }: { offer: DeskOffer }) {
  return (
    <CardRow
      title={<MerchantName of={offer} />}
      aside={<OfferState offer={offer} />}
      facts={[
        [
          m.desk_amount(),
          <Money key="amount" value={offer.amount} currency={offer.currency} size="strong" />,
        ],
        [m.desk_tenor(), m.desk_weeks({ count: offer.tenor })],
        [m.desk_offer_store(), <Typed key="store">{storeText(offer)}</Typed>],
        [m.desk_offer_tags(), tagsText(offer)],
        [m.desk_offer_until(), <Day key="until" at={lastDay(offer.expires_at)} />],
      ]}
    />
  )
}

export function OfferState({ offer: { status } }: { offer: Pick<DeskOffer, 'status'> }) {
  return <Badge tone={badgeTone(offerLooks[status].tone)}>{statusText(status)}</Badge>
}

export function storeText({ store_name, store_name_ar }: DeskOffer): string {
  return nameText({ name: store_name, name_ar: store_name_ar })
}

export function tagsText({ tags }: Pick<DeskOffer, 'tags'>): string {
  return tags.length === 0 ? m.common_dash() : tags.map(tagText).join(' · ')
}

/** An offer ends with a day: the last moment at which it can be taken. */
export function lastDay(expiresAt: string): string {
  return new Date(Date.parse(expiresAt) - 1).toISOString()
}
