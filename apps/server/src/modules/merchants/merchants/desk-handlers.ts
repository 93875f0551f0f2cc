import type { MerchantProfile } from '@daftar/contract/endpoints/merchants/merchants'
import { readMerchant } from '@daftar/rules/merchants/merchant-facts'
import { toDecimal } from '@daftar/rules/money/money'
import { percentNumber } from '@daftar/rules/money/percent'
import { maskIban } from '@daftar/rules/registry/iban'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { byTime, listHandler } from '../../../platform/http/paging.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import type { ReadTx } from '../../../platform/database/database.ts'
import {
  addLegalEntity,
  addStore,
  createMerchant,
  resumeMerchant,
  setStoreCodes,
  suspendMerchant,
  switchLocations,
} from './commands.ts'
import { searchMerchants } from './search.ts'
import { legalEntitiesOf } from './entity-store.ts'
import { findMerchant, storesOfMerchant } from './store.ts'

/**
 * Merchants as staff make and keep them. An entry stands in the merchant's record once it is known to be
 * there.
 */
export function merchantDeskHandlers() {
  return { ...merchants(), ...parts() } satisfies Partial<Handlers<'merchants'>>
}

/** A merchant itself: made, found, stopped and let go on. */
function merchants() {
  return {
    'merchants.create': async ({ tx, body, now, audit }) => {
      audit({ object: 'merchant', after: body })
      const merchant = readMerchant({
        name: body.name,
        nameAr: body.name_ar,
        country: body.country,
        currency: body.currency,
        commissionPercent: body.commission_percent,
        commissionFixed: body.commission_fixed,
        vatPercent: body.vat_percent,
      })
      const made = await createMerchant(tx, merchant, now)
      if (made instanceof Refusal) return made
      const { merchantId } = made
      audit({ object: `merchant:${merchantId}`, merchantId, after: body })
      return profileOf(tx, merchantId)
    },

    'merchants.list': listHandler('merchants', {
      order: byTime('created_at'),
      find: ({ tx, query }: Call<'merchants.list'>, page) =>
        searchMerchants(tx, { search: query.search?.trim() || null, ...page }),
      present: ({ id, name, name_ar, country, currency }) => ({ id, name, name_ar, country, currency }),
    }),

    'merchants.profile': ({ tx, params }) => profileOf(tx, params.id),

    'merchants.suspend': async ({ tx, params, body, now, audit }) => {
      audit({ object: `merchant:${params.id}`, after: body })
      const refused = await suspendMerchant(tx, params.id, now)
      if (refused) return refused
      audit({ object: `merchant:${params.id}`, merchantId: params.id, after: body })
      return profileOf(tx, params.id)
    },

    'merchants.resume': async ({ tx, params, body, audit }) => {
      audit({ object: `merchant:${params.id}`, after: body })
      const refused = await resumeMerchant(tx, params.id)
      if (refused) return refused
      audit({ object: `merchant:${params.id}`, merchantId: params.id, after: body })
      return profileOf(tx, params.id)
    },

    'merchants.switchLocations': async ({ tx, params, body, audit }) => {
      const { has_locations: has, from } = body
      const note = {
        object: `merchant:${params.id}`,
        before: { has_locations: from },
        after: { has_locations: has },
      }
      audit(note)
      const refused = await switchLocations(tx, params.id, { has, from })
      if (refused) return refused
      audit({ ...note, merchantId: params.id })
      return profileOf(tx, params.id)
    },
  } satisfies Partial<Handlers<'merchants'>>
}

/** What a merchant is made of: its stores and the companies it sells under. */
function parts() {
  return {
    'merchants.addStore': async ({ tx, params, body, now, audit }) => {
      audit({ object: `merchant:${params.id}`, after: body })
      const { name_ar: nameAr, ...store } = body
      const added = await addStore(tx, params.id, { ...store, nameAr, code: body.code.trim() }, now)
      if (added instanceof Refusal) return added
      audit({ object: `store:${added.storeId}`, merchantId: params.id, after: body })
      return profileOf(tx, params.id)
    },

    'merchants.setStoreCodes': async ({ tx, params, body, audit }) => {
      const store = (await storesOfMerchant(tx, params.id)).find(({ id }) => id === params.storeId)
      const before = store && { code: store.code, aliases: store.aliases }
      const note = { object: `store:${params.storeId}`, before, after: body }
      audit(note)
      const refused = await setStoreCodes(tx, params.id, params.storeId, body)
      if (refused) return refused
      audit({ ...note, merchantId: params.id })
      return profileOf(tx, params.id)
    },

    'merchants.addLegalEntity': async ({ tx, params, body, now, audit }) => {
      const { legal_company_name: name, commercial_registration_number: registrationNumber } = body
      const after = { name, registrationNumber, iban: maskIban(body.iban) }
      audit({ object: `merchant:${params.id}`, after })
      const entity = {
        name,
        address: body.legal_address,
        registrationNumber,
        taxNumber: body.tax_number,
        iban: body.iban,
        bankName: body.bank_name,
      }
      const added = await addLegalEntity(tx, params.id, entity, now)
      if (added instanceof Refusal) return added
      audit({ object: `legal_entity:${added.legalEntityId}`, merchantId: params.id, after })
      return profileOf(tx, params.id)
    },
  } satisfies Partial<Handlers<'merchants'>>
}

async function profileOf(tx: ReadTx, merchantId: string): Promise<{ merchant: MerchantProfile } | Refusal> {
  const row = await findMerchant(tx, merchantId)
  if (row?.sandbox_of !== null) return refuse('not_found')
  const { currency } = row
  const [stores, entities] = [await storesOfMerchant(tx, merchantId), await legalEntitiesOf(tx, merchantId)]
  return {
    merchant: {
      id: merchantId,
      name: row.name,
      name_ar: row.name_ar,
      country: row.country,
      currency,
      commission_percent: percentNumber(BigInt(row.commission_hundredths)),
      commission_fixed: toDecimal({ amountMinor: row.commission_fixed_minor, currency }),
      vat_percent: row.vat_percent,
      has_locations: row.has_locations,
      suspended_at: row.suspended_at?.toISOString() ?? null,
      created_at: row.created_at.toISOString(),
      stores,
      legal_entities: entities.map((entity) => ({
        id: entity.id,
        status: entity.status,
        license_expires_on: entity.licence_expires_on,
        legal_company_name: entity.legal_company_name,
        commercial_registration_number: entity.commercial_registration_number,
        tax_number: entity.tax_number,
        bank_name: entity.bank_name,
        iban: maskIban(entity.iban),
      })),
    },
  }
}
