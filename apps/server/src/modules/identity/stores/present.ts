import type { StoreRequest, StoreRequestForStaff } from '@daftar/contract/endpoints/identity/stores-shapes'
import { isStoreKind } from '@daftar/rules/merchants/store-facts'
import type { NamedRequest } from './store.ts'

export function presentRequest(row: NamedRequest): StoreRequest {
  const { id, status, wants, store_id, product, asked_at, decided_at, facts } = row
  const isDeclined = status === 'declined'
  return {
    ...{ id, status, wants, store_id, product },
    store_name: row.store_name ?? facts?.name ?? '',
    store_name_ar: row.store_name_ar ?? facts?.nameAr ?? '',
    store: facts && {
      name: facts.name,
      name_ar: facts.nameAr,
      kind: isStoreKind(facts.kind) ? facts.kind : 'online',
      country: facts.country,
      website_url: facts.website,
      address: facts.address,
      category_id: facts.categoryId,
      legal_entity_id: facts.legalEntityId,
    },
    asked_at: asked_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    said_en: isDeclined ? row.said_en : '',
    said_ar: isDeclined ? row.said_ar : '',
  }
}

export function presentRequestForStaff(row: NamedRequest): StoreRequestForStaff {
  const { merchant_id, merchant_name, merchant_name_ar, legal_entity, is_name_taken, note } = row
  return {
    ...presentRequest(row),
    ...{ merchant_id, merchant_name, merchant_name_ar, legal_entity, is_name_taken, note },
    asked_by: row.asked_by_name,
    deadline_at: row.deadline_at.toISOString(),
    decided_by: row.decided_by_name,
  }
}
