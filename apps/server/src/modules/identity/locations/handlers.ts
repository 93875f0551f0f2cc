import type { BodyOf } from '@daftar/contract'
import type { LocationFacts } from '@daftar/rules/locations/location'
import type { Tx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { findMerchant, listStores } from '../../merchants/merchants/index.ts'
import { addLocation, importLocations, restoreLocation, rewriteLocation, undoMs } from './actions.ts'
import { presentImport, presentLocation } from './present.ts'
import { importsSince, listLocations, lockImport, lockLocation, setRemoved, undoImport } from './store.ts'

/**
 * Locations as their merchant keeps them; whoever is limited to some stores sees and writes those of these
 * alone.
 */
export const locationHandlers: Handlers<'locations'> = {
  'locations.list': async ({ tx, actor, now }) => {
    const { merchantId } = actor
    const [rows, stores, imports] = await Promise.all([
      listLocations(tx, merchantId, actor.storeIds),
      listStores(tx, merchantId, actor.id),
      importsSince(tx, merchantId, actor.storeIds, new Date(now.getTime() - undoMs)),
    ])
    return {
      locations: rows.map(presentLocation),
      stores: stores.map(({ id, code, name, name_ar, country }) => ({ id, code, name, name_ar, country })),
      imports: imports.map(presentImport),
    }
  },

  'locations.add': async ({ tx, actor, body, now: at, audit }) => {
    audit({ object: 'location', after: body })
    const id = await addLocation(tx, { ...by(actor), at }, factsOf(body))
    if (id instanceof Refusal) return id
    audit({ object: `location:${id}`, after: body })
    return oneOf(tx, actor, id)
  },

  'locations.change': async ({ tx, actor, params, body, ifMatch, now: at, audit, version }) => {
    const object = `location:${params.id}`
    audit({ object, after: body })
    const row = await lockLocation(tx, { ...by(actor), id: params.id }, actor.storeIds)
    if (!row) return refuse('not_found')
    audit({ object, before: presentLocation(row), after: body })
    const refused = await rewriteLocation(tx, { ...by(actor), at }, row, { given: factsOf(body), ifMatch })
    if (refused) return refused
    version(row.version + 1)
    return oneOf(tx, actor, params.id)
  },

  'locations.remove': async ({ tx, actor, params, ifMatch, now, audit, version }) => {
    const object = `location:${params.id}`
    audit({ object })
    const row = await lockLocation(tx, { ...by(actor), id: params.id }, actor.storeIds)
    if (!row || row.removed_at !== null) return refuse('not_found')
    audit({ object, before: presentLocation(row) })
    if (row.version !== ifMatch) return refuse('stale_version')
    await setRemoved(tx, row, now)
    version(row.version + 1)
    return oneOf(tx, actor, params.id)
  },

  'locations.restore': async ({ tx, actor, params, now, audit }) => {
    audit({ object: `location:${params.id}` })
    const row = await lockLocation(tx, { ...by(actor), id: params.id }, actor.storeIds)
    if (!row) return refuse('not_found')
    return (await restoreLocation(tx, row, now)) ?? oneOf(tx, actor, params.id)
  },

  'locations.import': async ({ tx, actor, body, now: at, audit }) => {
    audit({ object: 'location_import' })
    const done = await importLocations(tx, { ...by(actor), at }, body)
    if (done instanceof Refusal) return done
    audit({ object: `location_import:${done.id}`, after: { added: done.added } })
    return { import_id: done.id, added: done.added }
  },

  'locations.undoImport': async ({ tx, actor, params, now, audit }) => {
    const object = `location_import:${params.id}`
    audit({ object })
    const row = await lockImport(tx, actor.merchantId, params.id)
    if (!row) return refuse('not_found')
    if (row.undone_at !== null || row.at.getTime() + undoMs <= now.getTime()) return refuse('wrong_status')
    const removed = await undoImport(tx, row, actor.storeIds, now)
    const answer = { removed, kept: row.added - removed }
    audit({ object, after: answer })
    return answer
  },

  'locations.listForStaff': async ({ tx, params }) => {
    if (!(await findMerchant(tx, params.id))) return refuse('not_found')
    return { locations: (await listLocations(tx, params.id, null)).map(presentLocation) }
  },
}

function by({ merchantId, id }: MemberActor) {
  return { merchantId, personId: id }
}

async function oneOf(tx: Tx, actor: MemberActor, id: string) {
  const row = await lockLocation(tx, { ...by(actor), id }, actor.storeIds)
  return row ? { location: presentLocation(row) } : refuse('not_found')
}

function factsOf(body: BodyOf<'locations.add'>): LocationFacts {
  const { name_ar: nameAr, store_id: storeId, map_link: mapLink, pos_id: posId, ...rest } = body
  return { ...rest, nameAr, storeId, mapLink, posId }
}
