import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import {
  storeRequestTransitions,
  type StoreAsked,
  type StoreRequestStatus,
} from '@daftar/rules/stores/store-request'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'

/** What a merchant asks for: a store, as `facts` say, or a product for one. */
export type RequestRow = Row<
  'store_request',
  | 'merchant_id'
  | 'id'
  | 'store_id'
  | 'asked_by'
  | 'asked_at'
  | 'deadline_at'
  | 'decided_by'
  | 'decided_at'
  | 'said_en'
  | 'said_ar'
  | 'note',
  {
    status: StoreRequestStatus
    wants: 'store' | 'product'
    product: PaymentProductType | null
    facts: StoreAsked | null
  }
>

export const storeRequestMachine = defineMachine<RequestRow>({
  table: 'store_request',
  transitions: storeRequestTransitions,
  subject: 'store_request',
})
