import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { nameText } from '@daftar/words/names'
import { productText } from '@daftar/words/order-words'
import { useState } from 'react'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { addresses } from '../../../shared/addresses.ts'
import { countryText } from '../../../shared/text/country-text.ts'
import { Moment } from '@daftar/app-kit/moment'
import { EntityStatus } from '../../../shared/merchant/entity-status.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import type { Overview } from '../overview.ts'
import type { MerchantProfile } from '../queries.ts'
import { useFlags } from '../../../shared/session.ts'
import { ChangeStoreCodes } from './acts/change-store-codes.tsx'
import { SwitchLocations } from './acts/switch-locations.tsx'
import styles from './merchants.module.css'

/** Where a merchant is, and what it pays unless something else was agreed. */
export function FactsCard({ merchant }: { merchant: MerchantProfile }) {
  const { country, currency, commission_percent, commission_fixed, vat_percent, created_at } = merchant
  const { has_locations: hasLocations } = merchant
  const maySwitch = useFlags().can_edit_experiments
  const [isSwitching, setSwitching] = useState(false)
  return (
    <Card
      title={m.desk_merchant_facts()}
      actions={
        maySwitch ? (
          <Button onClick={() => setSwitching(true)}>
            {hasLocations ? m.desk_merchant_locations_off() : m.desk_merchant_locations_on()}
          </Button>
        ) : null
      }
    >
      <DescriptionList
        facts={[
          { id: 'country', label: m.desk_country(), value: countryText(country) },
          { id: 'currency', label: m.desk_currency(), value: <Ltr>{currency}</Ltr> },
          {
            id: 'commission',
            label: m.desk_merchant_commission(),
            value: <Ltr>{percentText(commission_percent)}</Ltr>,
          },
          {
            id: 'fixed',
            label: m.desk_merchant_commission_fixed(),
            value: <Money value={commission_fixed} currency={currency} />,
          },
          { id: 'vat', label: m.desk_merchant_vat(), value: <Ltr>{percentText(vat_percent)}</Ltr> },
          {
            id: 'locations',
            label: m.desk_merchant_has_locations(),
            value: hasLocations ? m.desk_merchant_locations_yes() : m.desk_merchant_locations_no(),
          },
          { id: 'since', label: m.desk_merchant_since(), value: <Moment at={created_at} /> },
        ]}
      />
      {isSwitching ? <SwitchLocations merchant={merchant} onClose={() => setSwitching(false)} /> : null}
    </Card>
  )
}

type ListCardProps = { merchant: MerchantProfile; onAdd: (() => void) | null }

/** Where a merchant sells, and what shops name each place by. */
type StoresCardProps = ListCardProps & { listings: Overview['listings'] }

export function StoresCard({ merchant, listings, onAdd }: StoresCardProps) {
  const [changing, setChanging] = useState<string | null>(null)
  const changed = merchant.stores.find(({ id }) => id === changing)
  return (
    <Card
      title={m.desk_merchant_stores()}
      actions={onAdd ? <Button onClick={onAdd}>{m.desk_merchant_store_add()}</Button> : null}
    >
      {merchant.stores.length === 0 ? <p>{m.desk_merchant_stores_empty()}</p> : null}
      <ul className={styles.list}>
        {merchant.stores.map((store) => (
          <li key={store.id} className={styles.store}>
            <span className={styles.name}>
              <Typed>{nameText(store)}</Typed>
              <span className={styles.stores}>{productsText(store.products)}</span>
              <Ltr className={styles.code}>{[store.code, ...store.aliases].join(', ')}</Ltr>
              <StoreListing listing={listings.find((one) => one.store_id === store.id)} />
            </span>
            {onAdd ? (
              <Button
                size="small"
                aria-label={m.desk_merchant_store_codes_named({ store: nameText(store) })}
                onClick={() => setChanging(store.id)}
              >
                {m.desk_merchant_store_codes()}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {changed ? (
        <ChangeStoreCodes merchantId={merchant.id} store={changed} onClose={() => setChanging(null)} />
      ) : null}
    </Card>
  )
}

/** How far the listing of a store is, and the way to it once it was handed in. */
function StoreListing({ listing }: { listing: Overview['listings'][number] | undefined }) {
  if (!listing) return null
  const text = m.desk_listing_line({ status: listingStatusText[listing.status]() })
  return (
    <span className={styles.stores}>
      {listing.status === 'draft' && !listing.is_live ? (
        text
      ) : (
        <Link href={addresses.oneListing(listing.store_id)}>{text}</Link>
      )}
    </span>
  )
}

const listingStatusText: Record<Overview['listings'][number]['status'], () => string> = {
  draft: m.desk_listing_draft,
  in_review: m.desk_listing_in_review,
  published: m.desk_listing_published,
  rejected: m.desk_listing_rejected,
  unpublished: m.desk_listing_unpublished,
}

export function LegalEntitiesCard({ merchant, onAdd }: ListCardProps) {
  return (
    <Card
      title={m.desk_merchant_entities()}
      actions={onAdd ? <Button onClick={onAdd}>{m.desk_merchant_entity_add()}</Button> : null}
    >
      {merchant.legal_entities.length === 0 ? <p>{m.desk_merchant_entities_empty()}</p> : null}
      <ul className={styles.list}>
        {merchant.legal_entities.map((entity) => (
          <li key={entity.id} className={styles.line}>
            <TwoLines below={<Ltr>{entity.iban}</Ltr>}>
              <Typed>{entity.legal_company_name}</Typed>
            </TwoLines>
            <Ltr className={styles.code}>{entity.commercial_registration_number}</Ltr>
            <EntityStatus status={entity.status} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function productsText(products: readonly string[]): string {
  const known = paymentProductTypes.filter((product) => products.includes(product))
  return known.map((product) => productText(product)).join(m.desk_merchant_list_comma())
}
