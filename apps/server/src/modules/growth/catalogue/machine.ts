import type { CatalogueSync } from '@daftar/contract/endpoints/growth/catalogue'
import {
  productTransitions,
  syncTransitions,
  type ProductSource,
  type ProductStatus,
  type SyncFailure,
  type SyncStatus,
} from '@daftar/rules/marketing/products'
import type { Currency } from '@daftar/rules/money/currency'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'

export type ProductRow = Row<
  'catalogue_product',
  | 'merchant_id'
  | 'id'
  | 'source_id'
  | 'name_en'
  | 'name_ar'
  | 'price_minor'
  | 'stock'
  | 'link'
  | 'picture_key'
  | 'added_at'
  | 'changed_at'
  | 'decided_by'
  | 'decided_at'
  | 'said_en'
  | 'said_ar',
  { status: ProductStatus; source: ProductSource; currency: Currency }
>

export const productMachine = defineMachine<ProductRow>({
  table: 'catalogue_product',
  transitions: productTransitions,
  subject: 'catalogue_product',
})

export type SyncRow = Row<
  'catalogue_sync',
  | 'merchant_id'
  | 'id'
  | 'source_id'
  | 'is_full'
  | 'started_at'
  | 'touched_at'
  | 'ended_at'
  | 'cursor'
  | 'seen'
  | 'added'
  | 'changed'
  | 'removed'
  | 'skipped',
  {
    status: SyncStatus
    source: ProductSource
    failure: SyncFailure | null
    problems: CatalogueSync['problems']
  }
>

export const syncMachine = defineMachine<SyncRow>({ table: 'catalogue_sync', transitions: syncTransitions })
