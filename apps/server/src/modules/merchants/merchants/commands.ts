import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { CompanyFacts } from '@daftar/rules/legal-entities/update'
import type { LegalEntityFacts } from '@daftar/rules/merchants/legal-entity-facts'
import { legalEntityProblems } from '@daftar/rules/merchants/legal-entity-facts'
import { isMoneyOf, merchantProblems, type MerchantFacts } from '@daftar/rules/merchants/merchant-facts'
import { storeDetailsProblems, type StoreDetails } from '@daftar/rules/merchants/store-details'
import {
  isStoreKind,
  storeCodesProblems,
  storeProblems,
  type StoreCodes,
  type StoreFacts,
} from '@daftar/rules/merchants/store-facts'
import { normaliseIban } from '@daftar/rules/registry/iban'
import { isValidIban } from '@daftar/rules/registry/iban-check'
import { currencyOf } from '@daftar/rules/money/currency'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids.ts'
import { detailColumns } from './change-store.ts'
import { insertContract } from './contract-store.ts'
import { legalEntitiesOf } from './entity-store.ts'
import { findMerchant, type MerchantRow } from './store.ts'
import {
  holdMerchant,
  insertLegalEntity,
  insertMerchant,
  insertStore,
  isCodeTaken,
  setHasLocations,
  setSuspended,
  updateAccount,
  updateStoreCodes,
} from './write-store.ts'

/** The id of what is made; a new one unless the caller names it, as the demo and tests do. */
interface Named {
  id?: string
}

export type NewStore = StoreFacts & Partial<Pick<StoreCodes, 'aliases'>> & Named & { details?: StoreDetails }
export interface NewLegalEntity extends LegalEntityFacts, Named {
  /** Its licence, where it was handed in, and the day it ends. */
  licenceFileId?: string | null
  licenceExpiresOn?: CalendarDate | null
  /** What it says of itself in the blocks of an application, where it said it there. */
  company?: CompanyFacts | null
  /** Its merchant entered it: nobody of us has accepted it yet. */
  isUnconfirmed?: boolean
}

export interface NewMerchant extends MerchantFacts, Named {
  hasLocations?: boolean
  /** What its shop runs on, and the organization it was accepted for, where they are known. */
  platform?: string
  organizationId?: string
  /**
   * Its contract is still to be drawn up and signed; of whom staff enter, it was signed before
   * (docs/decisions/0031).
   */
  isUnsigned?: boolean
  /** Its first company and stores, where they are known from the start. */
  legalEntity?: NewLegalEntity
  stores?: readonly NewStore[]
}

/**
 * The commands that make merchants. They are the only writers of `merchant`, `store` and `legal_entity`; the
 * console, the operator's commands, the demo and the tests all come here. Each needs reach across tenants,
 * decides by the rules and refuses with a reason or with the fields that are wrong. Who did it is put on
 * record by whoever calls.
 */
export async function createMerchant(
  tx: Tx,
  given: NewMerchant,
  at: Date,
): Promise<{ merchantId: string } | Refusal> {
  const problems = merchantProblems(given)
  const { country, currency, commissionHundredths, commissionFixedMinor, vatPercent } = given
  const isReadable = commissionHundredths !== null && commissionFixedMinor !== null && vatPercent !== null
  if (Object.keys(problems).length > 0 || !isReadable || !isMoneyOf(country, currency))
    return refuseFields({ ...problems })
  const merchantId = given.id ?? newId('mer')
  await insertMerchant(tx, {
    merchant_id: merchantId,
    name: given.name.trim(),
    name_ar: given.nameAr.trim(),
    country,
    currency: currencyOf(currency),
    commission_hundredths: commissionHundredths,
    commission_fixed_minor: commissionFixedMinor,
    vat_percent: vatPercent,
    has_locations: given.hasLocations ?? false,
    platform: given.platform ?? null,
    organization_id: given.organizationId ?? null,
    created_at: at,
  })
  await insertContract(tx, {
    merchant_id: merchantId,
    id: newId('ctr'),
    status: given.isUnsigned ? 'none' : 'completed',
    ...{ sent_at: null, signed_at: null, completed_at: given.isUnsigned ? null : at, created_at: at },
  })
  return (await addFirst(tx, merchantId, given, at)) ?? { merchantId }
}

/** A place where the merchant sells, in its country and its money. Refuses `store_code_taken`. */
export async function addStore(
  tx: Tx,
  merchantId: string,
  given: NewStore,
  at: Date,
): Promise<{ storeId: string } | Refusal> {
  const merchant = await liveMerchant(tx, merchantId)
  if (!merchant) return refuse('not_found')
  const { code, aliases = [], details } = given
  const problems = { ...storeProblems(given), ...(details && storeDetailsProblems(details)) }
  if (Object.keys(problems).length > 0) return refuseFields({ ...problems })
  await holdMerchant(tx, merchantId)
  if (await isCodeTaken(tx, merchantId, [code, ...aliases], null)) return codeTaken('code')
  const storeId = given.id ?? newId('sto')
  await insertStore(tx, {
    merchant_id: merchantId,
    id: storeId,
    code,
    aliases: [...aliases],
    name: given.name.trim(),
    name_ar: given.nameAr.trim(),
    country: merchant.country,
    currency: merchant.currency,
    products: [...given.products],
    kind: details && isStoreKind(details.kind) ? details.kind : 'online',
    ...(details && detailColumns(details)),
    created_at: at,
  })
  return { storeId }
}

/**
 * What shops name a store by from now on, with live and test keys: its code, and the codes that plugins send
 * for it. Refuses `store_code_taken` where another store of the merchant has one of them.
 */
export async function setStoreCodes(
  tx: Tx,
  merchantId: string,
  storeId: string,
  given: StoreCodes,
): Promise<Refusal | null> {
  if (!(await liveMerchant(tx, merchantId))) return refuse('not_found')
  const code = given.code.trim()
  const others = new Set(given.aliases.map((alias) => alias.trim()))
  others.delete(code)
  const codes = { code, aliases: [...others] }
  const problems = storeCodesProblems(codes)
  if (Object.keys(problems).length > 0) return refuseFields({ ...problems })
  await holdMerchant(tx, merchantId)
  if (await isCodeTaken(tx, merchantId, [codes.code], storeId)) return codeTaken('code')
  if (await isCodeTaken(tx, merchantId, codes.aliases, storeId)) return codeTaken('aliases')
  return (await updateStoreCodes(tx, { merchantId, storeId, ...codes })) ? null : refuse('not_found')
}

function codeTaken(field: 'code' | 'aliases'): Refusal {
  return refuse('store_code_taken', { fields: { [field]: 'taken' } })
}

/**
 * A licensed company of the merchant. The first one is whom contracts name and whose account payouts go to.
 */
export async function addLegalEntity(
  tx: Tx,
  merchantId: string,
  given: NewLegalEntity,
  at: Date,
): Promise<{ legalEntityId: string } | Refusal> {
  const merchant = await liveMerchant(tx, merchantId)
  if (!merchant) return refuse('not_found')
  const problems = legalEntityProblems(given)
  if (Object.keys(problems).length > 0) return refuseFields({ ...problems })
  const iban = normaliseIban(given.iban)
  if (!isValidIban(iban)) return refuseFields({ iban: 'invalid' })
  const legalEntityId = given.id ?? newId('leg')
  await insertLegalEntity(tx, {
    merchant_id: merchantId,
    id: legalEntityId,
    status: given.isUnconfirmed ? 'in_review' : 'active',
    country: merchant.country,
    legal_company_name: given.name.trim(),
    legal_address: given.address.trim(),
    commercial_registration_number: given.registrationNumber.trim(),
    tax_number: given.taxNumber.trim() || null,
    iban,
    bank_name: given.bankName.trim(),
    licence_file_id: given.licenceFileId ?? null,
    licence_expires_on: given.licenceExpiresOn ?? null,
    company: given.company ?? null,
    confirmed_at: given.isUnconfirmed ? null : at,
    created_at: at,
  })
  return { legalEntityId }
}

/**
 * Enters the first legal entity of a merchant that has none (DEC-LGL-8); it is reviewed before anything is
 * paid to its account.
 */
export async function enterLegalEntity(
  tx: Tx,
  merchantId: string,
  given: NewLegalEntity,
  at: Date,
): Promise<{ legalEntityId: string } | Refusal> {
  await holdMerchant(tx, merchantId)
  if ((await legalEntitiesOf(tx, merchantId)).length > 0) return refuse('legal_entity_exists')
  return addLegalEntity(tx, merchantId, { ...given, isUnconfirmed: true }, at)
}

/**
 * Where a company is paid from now on. Only what was proposed, approved, told and not stopped comes here
 * (docs/decisions/0090). Refuses `wrong_status` where the account is not the one that was to be replaced any
 * more.
 */
export async function changeAccount(
  tx: Tx,
  merchantId: string,
  legalEntityId: string,
  { from, iban: given, bankName }: { from: string; iban: string; bankName: string },
): Promise<Refusal | null> {
  if (!(await liveMerchant(tx, merchantId))) return refuse('not_found')
  const iban = normaliseIban(given)
  if (!isValidIban(iban)) return refuseFields({ iban: 'invalid' })
  const of = { merchant_id: merchantId, id: legalEntityId }
  const isChanged = await updateAccount(tx, of, { from, iban, bank_name: bankName.trim() })
  return isChanged ? null : refuse('wrong_status')
}

/**
 * Nothing new is sold or offered from now on, and payouts are held back; people sign in, and orders, refunds
 * and repayments go on (DEC-LGL-15, DEC-LOAN-22). Refuses `wrong_status` for one that is suspended.
 */
export function suspendMerchant(tx: Tx, merchantId: string, at: Date): Promise<Refusal | null> {
  return changeStanding(tx, merchantId, at)
}

/** Ends a suspension. Refuses `wrong_status` for a merchant that is not suspended. */
export function resumeMerchant(tx: Tx, merchantId: string): Promise<Refusal | null> {
  return changeStanding(tx, merchantId, null)
}

/**
 * Says whether a merchant has locations. Refuses `wrong_status` where it stands otherwise than was seen, or
 * as it is wanted.
 */
export async function switchLocations(
  tx: Tx,
  merchantId: string,
  { has, from }: { has: boolean; from: boolean },
): Promise<Refusal | null> {
  if (!(await liveMerchant(tx, merchantId))) return refuse('not_found')
  return has !== from && (await setHasLocations(tx, merchantId, has)) ? null : refuse('wrong_status')
}

async function changeStanding(tx: Tx, merchantId: string, since: Date | null): Promise<Refusal | null> {
  if (!(await liveMerchant(tx, merchantId))) return refuse('not_found')
  return (await setSuspended(tx, merchantId, since)) ? null : refuse('wrong_status')
}

async function addFirst(tx: Tx, merchantId: string, given: NewMerchant, at: Date): Promise<Refusal | null> {
  // A millisecond apart, so that the first one stays the first.
  for (const [index, store] of (given.stores ?? []).entries()) {
    const added = await addStore(tx, merchantId, store, new Date(at.getTime() + index))
    if (added instanceof Refusal) return added
  }
  const added = given.legalEntity && (await addLegalEntity(tx, merchantId, given.legalEntity, at))
  return added instanceof Refusal ? added : null
}

/** A sandbox is made of its merchant and never changed by itself. */
async function liveMerchant(tx: Tx, merchantId: string): Promise<MerchantRow | undefined> {
  const merchant = await findMerchant(tx, merchantId)
  return merchant?.sandbox_of === null ? merchant : undefined
}
