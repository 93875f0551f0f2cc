import type { CalendarOf } from '@daftar/rules/calendar/working-days'
import { normaliseWebsite } from '@daftar/rules/registry/website'
import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import {
  mostStoresAsked,
  storeAskedProblems,
  storeRequestDays,
  type StoreAsked,
} from '@daftar/rules/stores/store-request'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { findMerchant, lockMembers, strangeEntity, type StoreRow } from '../../merchants/merchants/index.ts'
import { workingDeadline } from './working-deadline.ts'
import { countStoresAsked, insertRequest } from './store.ts'

interface Asking {
  merchantId: string
  personId: string
  calendarOf: CalendarOf
  at: Date
}

/** Asks for another store (DEC-STO-1). Refuses what is wrong at its field, and too many at once. */
export async function askStore(tx: Tx, asking: Asking, given: StoreAsked): Promise<string | Refusal> {
  const { merchantId } = asking
  const merchant = await findMerchant(tx, merchantId)
  if (!merchant) return refuse('not_found')
  const problems = {
    ...(await strangeEntity(tx, merchantId, given.legalEntityId)),
    ...storeAskedProblems(given, merchant.country),
  }
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  await lockMembers(tx, merchantId)
  if ((await countStoresAsked(tx, merchantId)) >= mostStoresAsked) return refuse('too_many_store_requests')
  const facts: StoreAsked = {
    ...given,
    name: given.name.trim(),
    nameAr: given.nameAr.trim(),
    website: normaliseWebsite(given.website),
    address: given.address.trim(),
  }
  const id = newId('srq')
  const row = requestRow(asking, id, merchant.currency as Currency)
  await insertRequest(tx, { ...row, wants: 'store', store_id: null, product: null, facts })
  return id
}

/** Asks for a product that a store does not offer yet (DEC-STO-2). */
export async function askProduct(
  tx: Tx,
  asking: Asking,
  store: StoreRow,
  product: PaymentProductType,
): Promise<string | Refusal> {
  if (store.products.includes(product)) return refuse('product_offered')
  const id = newId('srq')
  const row = requestRow(asking, id, store.currency as Currency)
  const given = { ...row, wants: 'product' as const, store_id: store.id, product, facts: null }
  return (await insertRequest(tx, given)) ? id : refuse('product_asked')
}

function requestRow({ merchantId, personId, calendarOf, at }: Asking, id: string, currency: Currency) {
  return {
    ...{ merchant_id: merchantId, id, asked_by: personId, asked_at: at },
    deadline_at: workingDeadline(calendarOf, currency, storeRequestDays, at),
  }
}
