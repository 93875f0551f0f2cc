import type { Tx } from '../platform/database/database.ts'
import type { DemoMerchant, DemoStaff } from './merchant.ts'

export async function isSeeded(tx: Tx): Promise<boolean> {
  const [row] = await tx<{ found: boolean }[]>`select exists (select from merchant) as found`
  return row?.found ?? false
}

export async function insertMerchant(tx: Tx, merchant: DemoMerchant, since: Date): Promise<void> {
  const { legalEntity } = merchant
  await tx`insert into merchant ${tx({
    merchant_id: merchant.id,
    name: merchant.name,
    name_ar: merchant.nameAr,
    country: merchant.country,
    currency: merchant.currency,
    commission_hundredths: merchant.commissionHundredths,
    commission_fixed_minor: merchant.commissionFixedMinor,
    vat_percent: merchant.vatPercent,
    has_locations: merchant.stores.length > 1,
    created_at: since,
  })}`
  await tx`insert into store ${tx(
    merchant.stores.map((store, index) => ({
      merchant_id: merchant.id,
      id: store.id,
      name: store.name,
      name_ar: store.nameAr,
      country: merchant.country,
      currency: merchant.currency,
      products: ['pay_later', 'installments'],
      code: codeOf(store.name),
      created_at: new Date(since.getTime() + index),
    })),
  )}`
  await tx`insert into legal_entity ${tx({
    merchant_id: merchant.id,
    id: legalEntity.id,
    status: 'active',
    country: merchant.country,
    legal_company_name: legalEntity.name,
    legal_address: legalEntity.address,
    commercial_registration_number: legalEntity.licence,
    iban: legalEntity.iban,
    bank_name: legalEntity.bank,
    created_at: since,
  })}`
  for (const name of merchant.experiments)
    await tx`insert into merchant_experiment ${tx({ merchant_id: merchant.id, name, enabled: true, changed_at: since })}`
}

export async function insertPeople(tx: Tx, merchant: DemoMerchant, since: Date): Promise<void> {
  for (const person of merchant.people) {
    await tx`insert into person ${tx({
      id: person.id,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      phone: person.phone,
      created_at: since,
    })}`
    await tx`insert into membership ${tx({
      merchant_id: merchant.id,
      person_id: person.id,
      role: person.role,
      store_ids: person.stores ? [...person.stores] : null,
      created_at: since,
    })}`
  }
}

export async function insertStaff(tx: Tx, staff: readonly DemoStaff[], since: Date): Promise<void> {
  for (const one of staff)
    await tx`insert into staff ${tx({ ...one, roles: [...one.roles], created_at: since })}`
}

export async function insertOffers(tx: Tx, merchant: DemoMerchant, at: Date, expiresAt: Date): Promise<void> {
  const digits = merchant.currency === 'BHD' ? 1000 : 100
  for (const [index, offer] of merchant.offers.entries())
    await tx`insert into offer ${tx({
      merchant_id: merchant.id,
      id: offer.id,
      store_id: offer.store,
      currency: merchant.currency,
      amount_minor: offer.amountMajor * digits,
      tenor: offer.tenor,
      tags: ['bank_statement_required'],
      status: 'active',
      expires_at: expiresAt,
      created_at: new Date(at.getTime() - index * 1000),
    })}`
}

/** What a shop's own system calls the store: `marina-mall`. */
/** The code shops name a store of the demo by. */
export function codeOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
