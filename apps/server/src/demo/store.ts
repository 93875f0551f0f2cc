import { addDays } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'
import { followedZone, statusDue } from '@daftar/rules/legal-entities/expiry'
import { ageLegalEntity, createMerchant, lockLegalEntity } from '../modules/merchants/merchants/index.ts'
import { inviteMember } from '../modules/people/members/index.ts'
import type { Tx } from '../platform/database/database.ts'
import { values } from '../platform/database/rows.ts'
import { granted } from '../platform/http/refusal.ts'
import type { DemoMerchant, DemoStaff } from './merchant.ts'
import { codeOf } from './store-code.ts'
import { demoTaxNumber } from './tax-number.ts'

export async function isSeeded(tx: Tx): Promise<boolean> {
  const [row] = await tx<{ found: boolean }[]>`select exists (select from merchant) as found`
  return row?.found ?? false
}

export async function insertMerchant(
  tx: Tx,
  merchant: DemoMerchant,
  { since, now }: { since: Date; now: Date },
): Promise<void> {
  const { stores } = merchant
  const { licenceEndsInDays: days, ...legalEntity } = merchant.legalEntity
  const today = dateInZone(now.getTime(), followedZone)
  const licenceExpiresOn = days === undefined ? null : addDays(today, days)
  const made = await createMerchant(
    tx,
    {
      ...merchant,
      commissionFixedMinor: BigInt(merchant.commissionFixedMinor),
      hasLocations: stores.length > 1,
      stores: stores.map((store) => ({
        ...store,
        code: codeOf(store.name),
        // What most plugins call the shop of a country, for the store whose code the start prints.
        aliases: store === stores.at(-1) ? [merchant.currency.slice(0, 2)] : [],
        products: ['pay_later', 'installments'],
      })),
      legalEntity: {
        ...legalEntity,
        registrationNumber: legalEntity.licence,
        bankName: legalEntity.bank,
        licenceExpiresOn,
        taxNumber: demoTaxNumber(merchant.country, legalEntity.licence),
      },
    },
    since,
  )
  granted(made)
  // As the daily job would have left it.
  const entity = licenceExpiresOn && (await lockLegalEntity(tx, merchant.id, legalEntity.id))
  const due = entity && statusDue(entity.status, licenceExpiresOn, today)
  if (entity && due) await ageLegalEntity(tx, entity, due, now)
  for (const name of merchant.experiments)
    await tx`insert into merchant_experiment ${values(tx, 'merchant_experiment', { merchant_id: merchant.id, name, enabled: true, changed_at: since })}`
}

export async function insertPeople(tx: Tx, merchant: DemoMerchant, since: Date): Promise<void> {
  for (const person of merchant.people) {
    const { id: personId, stores: storeIds = null } = person
    granted(await inviteMember(tx, merchant.id, { ...person, personId, storeIds, isProven: true }, since))
  }
}

export async function insertStaff(tx: Tx, staff: readonly DemoStaff[], since: Date): Promise<void> {
  for (const one of staff)
    await tx`insert into staff ${values(tx, 'staff', { ...one, roles: [...one.roles], created_at: since })}`
}

export async function insertOffers(tx: Tx, merchant: DemoMerchant, at: Date, expiresAt: Date): Promise<void> {
  const digits = merchant.currency === 'BHD' ? 1000 : 100
  for (const [index, offer] of merchant.offers.entries())
    await tx`insert into offer ${values(tx, 'offer', {
      merchant_id: merchant.id,
      id: offer.id,
      store_id: offer.store,
      currency: merchant.currency,
      amount_minor: BigInt(offer.amountMajor * digits),
      tenor: offer.tenor,
      tags: ['bank_statement_required'],
      status: 'active',
      expires_at: expiresAt,
      created_at: new Date(at.getTime() - index * 1000),
    })}`
}
