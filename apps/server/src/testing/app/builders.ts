import type { ApplicationForm } from '@daftar/rules/capital/applications/application-form'
import type { OfferTag } from '@daftar/rules/capital/offers/offer'
import { advanceTerms, defaultFeeFactorHundredths } from '@daftar/rules/capital/offers/terms'
import { countryOfCurrency, currencyOfCountry } from '@daftar/rules/geo/countries'
import type { Currency } from '@daftar/rules/money/currency'
import type { NewAdvance } from '../../modules/capital/advances/index.ts'
import { addStore, createMerchant, type addLegalEntity } from '../../modules/merchants/merchants/index.ts'
import { inviteMember } from '../../modules/people/members/index.ts'
import {
  orderActions,
  type NewOrder,
  type OrderActions,
  type OrderActor,
} from '../../modules/selling/orders/index.ts'
import type { Tx } from '../../platform/database/database.ts'
import { values } from '../../platform/database/rows.ts'
import { granted } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'

/** Builders of rows for tests: everything has a sensible default, a test names only what it is about. */

type Invite = Parameters<typeof inviteMember>[2]
type NewLegalEntity = Parameters<typeof addLegalEntity>[2]

export interface MerchantFacts {
  merchantId: string
  storeId: string
  personId: string
  currency: Currency
}

export async function aMerchant(
  tx: Tx,
  given: {
    currency?: Currency
    vatPercent?: number
    commissionHundredths?: number
    name?: string
  } = {},
): Promise<MerchantFacts> {
  const { currency = 'AED', vatPercent = 5, commissionHundredths = 500, name = 'Test Merchant' } = given
  const country = countryOfCurrency(currency) ?? 'ARE'
  const storeId = newId('sto')
  const at = new Date('2026-01-01T00:00:00Z')
  const made = await createMerchant(
    tx,
    {
      name,
      nameAr: name,
      country,
      currency: currencyOfCountry(country),
      commissionHundredths,
      commissionFixedMinor: 0n,
      vatPercent,
      stores: [{ id: storeId, code: storeId, name: 'Store', nameAr: 'متجر', products: ['pay_later'] }],
      legalEntity: aCompany(`${name} LLC`),
    },
    at,
  )
  const { merchantId } = granted(made)
  // No command makes a merchant in a currency of none of our countries; that nothing is sold in one is tested
  // all the same.
  if (currency !== currencyOfCountry(country)) {
    await tx`update merchant set currency = ${currency} where merchant_id = ${merchantId}`
    await tx`update store set currency = ${currency} where merchant_id = ${merchantId}`
  }
  const personId = await aMember(tx, merchantId, { firstName: 'Test', lastName: 'Person', at })
  await tx`insert into merchant_experiment ${values(tx, 'merchant_experiment', { merchant_id: merchantId, name: 'capital', enabled: true, changed_at: at })}`
  return { merchantId, storeId, personId, currency }
}

/** Somebody who works for a merchant: its admin unless told. Answers the person's id. */
export async function aMember(
  tx: Tx,
  merchantId: string,
  wanted: Partial<Invite> & { at?: Date } = {},
): Promise<string> {
  const { personId = newId('per'), at = new Date('2026-01-01T00:00:00Z'), ...more } = wanted
  const invite: Invite = {
    personId,
    firstName: '',
    lastName: '',
    email: `${personId}@test.example`,
    phone: '',
    role: 'workspace_admin',
    storeIds: null,
    isProven: true,
    ...more,
  }
  const isNowhere = invite.storeIds?.length === 0
  const given = isNowhere ? { ...invite, storeIds: null } : invite
  const { personId: id } = granted(await inviteMember(tx, merchantId, given, at))
  // No command leaves somebody without any store; that they see nothing is tested all the same.
  if (isNowhere) await tx`update membership set store_ids = '{}' where person_id = ${id}`
  return id
}

/** Makes somebody of a merchant no admin of it any more; another one, whom nobody reaches, is made first. */
export async function noAdmin(
  tx: Tx,
  { merchantId, personId }: Pick<MerchantFacts, 'merchantId' | 'personId'>,
) {
  const other = await aMember(tx, merchantId)
  await tx`update person set blocked_at = now() where id = ${other}`
  await tx`update membership set role = 'sales_manager' where merchant_id = ${merchantId} and person_id = ${personId}`
}

/** A company with everything a contract and a payout ask for. */
export function aCompany(name: string): NewLegalEntity {
  return {
    name,
    address: '1 Test Street',
    registrationNumber: 'CN-100',
    taxNumber: '',
    iban: 'AE070331234567890123456',
    bankName: 'Test Bank',
  }
}

/** Another store of a merchant. Answers its id, which is its code too. */
export async function aStore(
  tx: Tx,
  merchant: MerchantFacts,
  name = 'Second',
  nameAr = 'ثان',
): Promise<string> {
  const id = `${merchant.storeId}${name.toLowerCase().replaceAll(/[^a-z]/g, '')}`
  const store = { id, code: id, name, nameAr, products: ['pay_later'] }
  granted(await addStore(tx, merchant.merchantId, store, new Date('2026-02-01')))
  return id
}

const actions = orderActions(() => Promise.resolve())
const tester: OrderActor = { kind: 'merchant', id: '', name: '' }

/** One order, captured in full at an instant. Answers the order's id. */
export async function aSale(tx: Tx, merchant: MerchantFacts, amountMinor: bigint, at: Date): Promise<string> {
  const { id } = await anOrder(tx, merchant, { amountMinor, at, as: 'captured' })
  return id
}

export async function aRefund(
  tx: Tx,
  merchant: MerchantFacts,
  orderId: string,
  amountMinor: bigint,
  at: Date,
): Promise<string> {
  const { merchantId } = merchant
  const done = await actions.refundOrder(tx, { merchantId, orderId, amountMinor, at, by: tester })
  if (!done.ok) throw new Error(`refunding ${orderId}: ${done.reason}`)
  return done.refundId
}

/** How far an order has come; `part` is half captured and still open, `closed_part` closed with that half. */
export type OrderStage =
  'created' | 'authorized' | 'part' | 'closed_part' | 'captured' | 'cancelled' | 'rejected' | 'expired'

export interface GivenOrder extends Partial<Omit<NewOrder, 'merchantId' | 'currency' | 'by'>> {
  as?: OrderStage
}

/** An order at a stage of its life, made by the product's own acts, all at one instant. */
export async function anOrder(
  tx: Tx,
  merchant: MerchantFacts,
  { as = 'authorized', ...given }: GivenOrder = {},
): Promise<{ id: string; number: string }> {
  const { merchantId } = merchant
  const at = given.at ?? new Date('2026-11-20T08:00:00Z')
  const amountMinor = given.amountMinor ?? 20_000n
  const made = await actions.createOrder(tx, {
    storeId: merchant.storeId,
    source: 'web',
    shopper: { name: 'Huda Mansour', phone: '+971501234567', email: 'huda@shopper.example' },
    expiresAt: null,
    ...given,
    merchantId,
    currency: merchant.currency,
    amountMinor,
    at,
    by: tester,
  })
  const act = { merchantId, orderId: made.id, at, by: tester }
  const half = { ...act, amountMinor: amountMinor / 2n }
  const steps: Record<OrderStage, (() => ReturnType<OrderActions['closeOrder']>)[]> = {
    created: [],
    rejected: [() => actions.rejectOrder(tx, act)],
    expired: [() => actions.expireOrder(tx, act)],
    authorized: [() => actions.authorizeOrder(tx, act)],
    cancelled: [() => actions.authorizeOrder(tx, act), () => actions.closeOrder(tx, act)],
    captured: [
      () => actions.authorizeOrder(tx, act),
      () => actions.captureOrder(tx, { ...act, amountMinor, reference: made.number }),
    ],
    part: [() => actions.authorizeOrder(tx, act), () => actions.captureOrder(tx, half)],
    closed_part: [
      () => actions.authorizeOrder(tx, act),
      () => actions.captureOrder(tx, half),
      () => actions.closeOrder(tx, act),
    ],
  }
  for (const step of steps[as]) {
    const done = await step()
    if (!done.ok) throw new Error(`an order as ${as}: ${done.reason}`)
  }
  return made
}

export async function anOffer(
  tx: Tx,
  merchant: MerchantFacts,
  given: {
    amountMinor?: bigint
    tenor?: number
    tags?: OfferTag[]
    form?: ApplicationForm
    at?: Date
  } = {},
): Promise<string> {
  const id = newId('ofr')
  const at = given.at ?? new Date('2026-11-01T00:00:00Z')
  await tx`insert into offer ${values(tx, 'offer', {
    merchant_id: merchant.merchantId,
    id,
    store_id: merchant.storeId,
    currency: merchant.currency,
    amount_minor: given.amountMinor ?? 20_000_000n,
    tenor: given.tenor ?? 20,
    tags: given.tags ?? ['bank_statement_required'],
    form: given.form ?? 'wizard',
    status: 'active',
    expires_at: new Date(at.getTime() + 30 * 86_400_000),
    created_at: at,
  })}`
  return id
}

/**
 * An approved application, as it stands when the contract is signed; answers the advance that would be
 * opened.
 */
export async function aSignedAdvance(
  tx: Tx,
  merchant: MerchantFacts,
  given: { amountMinor?: bigint; tenor?: number; tags?: string[]; at: Date },
): Promise<NewAdvance> {
  const offerId = await anOffer(tx, merchant, { at: given.at })
  const terms = advanceTerms({
    amountMinor: given.amountMinor ?? 10_000_000n,
    tenorWeeks: given.tenor ?? 20,
    feeFactorHundredths: defaultFeeFactorHundredths,
    currency: merchant.currency,
    repaymentRatePercent: 22,
    vatPercent: 5,
  })
  const applicationId = newId('app')
  await tx`insert into application ${values(tx, 'application', {
    merchant_id: merchant.merchantId,
    id: applicationId,
    offer_id: offerId,
    status: 'approved',
    currency: merchant.currency,
    amount_minor: terms.amountMinor,
    tenor: terms.tenorWeeks,
    created_by: merchant.personId,
    created_at: given.at,
    submitted_at: given.at,
    saved_at: given.at,
  })}`
  return {
    merchant_id: merchant.merchantId,
    id: newId('lon'),
    application_id: applicationId,
    offer_id: offerId,
    status: 'waiting',
    tags: given.tags ?? [],
    currency: merchant.currency,
    amount_minor: terms.amountMinor,
    fee_minor: terms.feeMinor,
    fee_vat_minor: terms.feeVatMinor,
    minimum_minor: terms.minimumRepaymentMinor,
    rate_hundredths: 2200,
    tenor: terms.tenorWeeks,
    company_name: 'Test Merchant',
    legal_name: 'Test Merchant LLC',
    signatory_phone: '+971501234567',
    signatory_email: 'signatory@test.example',
    iban: 'AE070331234567890123456',
    applied_at: given.at,
    created_at: given.at,
  }
}
