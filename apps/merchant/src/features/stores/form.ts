import type { FieldCode } from '@daftar/contract'
import { storeDetailsProblems } from '@daftar/rules/merchants/store-details'
import { storeNamesProblems, type StoreKind } from '@daftar/rules/merchants/store-facts'
import type { StoreDetails } from './queries.ts'

/** A store as it is asked for or changed. */
export interface StoreDraft {
  name: string
  name_ar: string
  kind: StoreKind | ''
  website_url: string
  address: string
  category_id: string
  legal_entity_id: string
}

export const emptyStore: StoreDraft = {
  ...{ name: '', name_ar: '', kind: '', website_url: '', address: '', category_id: '', legal_entity_id: '' },
}

export function draftOf(store: StoreDetails): StoreDraft {
  return {
    ...{ name: store.name, name_ar: store.name_ar, kind: store.kind },
    website_url: store.website_url ?? '',
    address: store.address ?? '',
    category_id: store.category_id ?? '',
    legal_entity_id: store.legal_entity_id ?? '',
  }
}

/** The rules of the server. */
export function draftProblems(draft: StoreDraft): Record<string, FieldCode> {
  const { name, name_ar: nameAr, kind, website_url: website, address } = draft
  const { category_id: categoryId, legal_entity_id: legalEntityId } = draft
  return {
    ...storeNamesProblems({ name, nameAr }),
    ...storeDetailsProblems({ kind, website, address, categoryId, legalEntityId }),
  }
}
