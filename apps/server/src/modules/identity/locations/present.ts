import type { Location, LocationImport } from '@daftar/contract/endpoints/identity/locations-shapes'
import type { CountryCode } from '@daftar/rules/geo/countries'
import { undoDays, type LocationFacts } from '@daftar/rules/locations/location'
import type { importsSince, LocationChange, LocationRow } from './store.ts'

const dayMs = 86_400_000

export function presentLocation(row: LocationRow): Location {
  const { id, version, name, name_ar, store_id, address, city, country, map_link, phone, pos_id, hours } = row
  return {
    ...{ id, version, name, name_ar, store_id, address, city, country },
    map_link: map_link ?? '',
    phone: phone ?? '',
    pos_id: pos_id ?? '',
    status: row.is_hidden ? 'hidden' : 'active',
    hours: hours.map((spans) => [...spans]),
    created_at: row.created_at.toISOString(),
  }
}

export function presentImport({
  id,
  at,
  by_name,
  added,
  left,
}: Awaited<ReturnType<typeof importsSince>>[number]): LocationImport {
  const until = new Date(at.getTime() + undoDays * dayMs).toISOString()
  return { id, at: at.toISOString(), by: by_name, added, left, until }
}

/** A location as its row: what is empty is not known. */
export function columnsOf(facts: LocationFacts): LocationChange {
  const { name, nameAr, storeId, address, city, country, mapLink, phone, posId, status, hours } = facts
  return {
    ...{ name, name_ar: nameAr, store_id: storeId, address, city, hours },
    country: country as CountryCode,
    ...{ map_link: mapLink || null, phone: phone || null, pos_id: posId || null },
    is_hidden: status === 'hidden',
  }
}
