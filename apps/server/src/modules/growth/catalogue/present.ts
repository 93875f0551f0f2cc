import type { CatalogueProduct, CatalogueProductForStaff } from '@daftar/contract/endpoints/growth/catalogue'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { ProductRow } from './machine.ts'
import type { ProductForStaff } from './store.ts'

type Reader = 'merchant' | 'desk'

export function presentProduct(row: ProductRow, reader: Reader = 'merchant'): CatalogueProduct {
  const { id, status, source, source_id, name_en, name_ar, currency, stock, link } = row
  return {
    ...{ id, status, source, source_id, name_en, name_ar, currency, stock, link },
    price: toDecimal(money(row.price_minor, currency)),
    picture: pictureAddress(row, reader),
    changed_at: row.changed_at.toISOString(),
    said_en: status === 'rejected' ? row.said_en : '',
    said_ar: status === 'rejected' ? row.said_ar : '',
  }
}

export function presentForStaff(row: ProductForStaff): CatalogueProductForStaff {
  const { merchant_id, merchant_name, merchant_name_ar, decided_at: decidedAt } = row
  return {
    ...presentProduct(row, 'desk'),
    ...{ merchant_id, merchant_name, merchant_name_ar },
    is_changed_since: row.status === 'rejected' && decidedAt !== null && row.changed_at > decidedAt,
    decided_by: row.decided_by_name,
    decided_at: decidedAt?.toISOString() ?? null,
  }
}

const roots = { merchant: '/merchant/api/v1/marketing/products', desk: '/desk/api/v1/products' } as const

/** On our own origin; another copy has another address, so that browsers may keep each. */
function pictureAddress({ id, picture_key: key }: ProductRow, reader: Reader): string | null {
  return key === null ? null : `${roots[reader]}/${encodeURIComponent(id)}/picture?v=${versionOfPicture(key)}`
}

/** Another copy lies in another place. */
export function versionOfPicture(key: string): string {
  return key.slice(-12)
}
