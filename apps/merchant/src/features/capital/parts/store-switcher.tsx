import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useSuspenseQuery } from '@tanstack/react-query'
import { storesQuery } from '../../../shared/stores/stores.ts'
import type { StoreOffers } from '../use-store-offers.ts'
import styles from './offer/offer-page.module.css'

type StoreSwitcherProps = { store: StoreOffers; all: readonly Offer[]; onSwitch: (storeId: string) => void }

/**
 * The stores with at least one offer, where there is more than one (OFR-11, DEC-OFR-7); without store access
 * there is nothing to switch (DEC-CAP-14).
 */
export function StoreSwitcher({ store, all, onSwitch }: StoreSwitcherProps) {
  const { data: stores } = useSuspenseQuery(storesQuery)
  if (store.storeId === null) return null
  const offered = new Set(all.map(({ store_id }) => store_id))
  const options = stores
    .filter(({ id }) => offered.has(id))
    .map((one) => ({ value: one.id, label: nameText(one) }))
  if (options.length < 2) return null
  return (
    <div className={styles.store}>
      <Select
        label={m.capital_store()}
        placeholder={m.capital_store()}
        options={options}
        value={store.storeId}
        onValueChange={(id) => id !== store.storeId && onSwitch(id)}
      />
      {store.error ? (
        <Notice
          tone="warning"
          live="alert"
          title={m.offers_store_failed()}
          actions={
            <Button size="small" busy={store.isReading} onClick={store.retry}>
              {m.common_try_again()}
            </Button>
          }
        >
          {m.offers_store_failed_text()}
        </Notice>
      ) : null}
    </div>
  )
}
