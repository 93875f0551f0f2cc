import type { Store, StoreDetails } from '@daftar/contract/endpoints/merchants/merchants'
import { storeStatus } from '@daftar/rules/merchants/store-facts'
import type { StoreRow } from './store-rows.ts'

/** A store as everybody sees it who works there. */
export function presentStore(row: StoreRow): Store {
  const { id, name, name_ar, country, currency, kind, website_url, address, products } = row
  const status = storeStatus({ isSuspended: row.is_suspended, isClosed: row.closed_at !== null })
  return {
    ...{ id, name, name_ar, country, currency, kind, status, website_url, address },
    logo_url: row.shown_logo && pictureAddress(row.shown_logo),
    product_count: products.length,
  }
}

/** Where shoppers, and everybody else, get a picture of a published listing. */
export function pictureAddress(fileId: string): string {
  return `/pay/api/v1/pictures/${fileId}`
}

/** A store as its admins keep it (DEC-STO-3). */
export function presentStoreDetails(row: StoreRow): StoreDetails {
  const { merchant_id, legal_entity_id, category_id, created_at, code, aliases, version } = row
  return {
    ...presentStore(row),
    ...{ merchant_id, legal_entity_id, category_id, code, aliases, version },
    created_at: created_at.toISOString(),
  }
}
