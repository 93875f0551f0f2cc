import { useAddressFilters } from '@daftar/app-kit/use-address'
import { weekdayOf } from '@daftar/rules/calendar/calendar-date'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { currencyOfCountry, isCountryCode } from '@daftar/rules/geo/countries'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { MapPin, SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { filteredLocations, locationFilters } from '../filters.ts'
import type { Location, Locations } from '../queries.ts'
import { spansText, statusText } from '../words.ts'
import { LocationMenu, type LocationAct } from './location-menu.tsx'
import styles from './locations.module.css'

type LocationListProps = {
  locations: readonly Location[]
  stores: Locations['stores']
  now: number
  onAct: (act: LocationAct, location: Location) => void
  /** What there is to do where nothing is there yet. */
  begin: ReactNode
}

/** Every location that the filters of the address leave (DEC-LOC-2). */
export function LocationList({ locations, stores, now, onAct, begin }: LocationListProps) {
  const [filters, change] = useAddressFilters(locationFilters)
  const menu = (location: Location) => <LocationMenu {...{ location, onAct }} />
  const storeOf = (id: string) => {
    const store = stores.find((one) => one.id === id)
    return store ? nameText(store) : id
  }
  return (
    <DataTable
      label={m.locations_table()}
      columns={columns({ storeOf, now, menu })}
      rows={filteredLocations(locations, filters)}
      rowKey={({ id }) => id}
      renderCard={(location) => <LocationCard {...{ location, storeOf, now }}>{menu(location)}</LocationCard>}
      instead={
        locations.length === 0 ? (
          <EmptyState icon={<MapPin />} title={m.locations_empty_title()} action={begin}>
            {m.locations_empty_text()}
          </EmptyState>
        ) : (
          <EmptyState
            icon={<SearchX />}
            title={m.locations_none_title()}
            action={
              <Button onClick={() => change({ search: '', city: '', status: null })}>
                {m.locations_clear_filters()}
              </Button>
            }
          >
            {m.locations_none_text()}
          </EmptyState>
        )
      }
    />
  )
}

type Drawing = { storeOf: (id: string) => string; now: number; menu: (location: Location) => ReactNode }

function columns({ storeOf, now, menu }: Drawing): Column<Location>[] {
  return [
    { id: 'name', header: m.locations_col_name(), cell: (one) => <LocationName location={one} /> },
    { id: 'store', header: m.locations_store(), cell: ({ store_id }) => <bdi>{storeOf(store_id)}</bdi> },
    { id: 'place', header: m.locations_col_place(), cell: (one) => <Place location={one} /> },
    { id: 'today', header: m.locations_col_today(), cell: (one) => <Today location={one} now={now} /> },
    { id: 'till', header: m.locations_till(), cell: ({ pos_id }) => <Till id={pos_id} /> },
    { id: 'status', header: m.locations_status(), cell: (one) => <Status location={one} /> },
    { id: 'actions', header: m.locations_col_actions(), align: 'end', cell: menu },
  ]
}

function LocationName({ location }: { location: Location }) {
  return (
    <span className={styles.two}>
      <Typed>{nameText(location)}</Typed>
      {location.phone === '' ? null : (
        <span className={styles.muted}>
          <Ltr>{location.phone}</Ltr>
        </span>
      )}
    </span>
  )
}

function Place({ location: { address, city, map_link } }: { location: Location }) {
  return (
    <span className={styles.two}>
      <Typed>{address}</Typed>
      <Typed className={styles.muted}>{city}</Typed>
      {map_link === '' ? null : (
        <Link href={map_link} external>
          {m.locations_open_map()}
        </Link>
      )}
    </span>
  )
}

/** When it is open on the day it is there now. */
function Today({ location: { hours, country }, now }: { location: Location; now: number }) {
  if (!isCountryCode(country)) return null
  const today = weekdayOf(dateInZone(now, zoneOfCurrency(currencyOfCountry(country))))
  const spans = hours[today - 1] ?? []
  if (hours.every((day) => day.length === 0))
    return <span className={styles.muted}>{m.locations_hours_unknown()}</span>
  return spans.length === 0 ? (
    <span className={styles.muted}>{m.locations_closed()}</span>
  ) : (
    <span>{spansText(spans)}</span>
  )
}

function Till({ id }: { id: string }) {
  return id === '' ? <span className={styles.muted}>{m.common_dash()}</span> : <Ltr>{id}</Ltr>
}

function Status({ location: { status } }: { location: Location }) {
  return <Badge tone={status === 'active' ? 'positive' : 'neutral'}>{statusText[status]()}</Badge>
}

type LocationCardProps = Omit<Drawing, 'menu'> & { location: Location; children: ReactNode }

/** A location on a phone; the menu stands beside. */
function LocationCard({ location, storeOf, now, children }: LocationCardProps) {
  return (
    <div className={styles.card}>
      <div className={styles.cardLines}>
        <LocationName location={location} />
        <Place location={location} />
        <span className={styles.cardFoot}>
          <Status location={location} />
        </span>
        <dl className={styles.told}>
          <div>
            <dt>{m.locations_store()}</dt>
            <dd>
              <bdi>{storeOf(location.store_id)}</bdi>
            </dd>
          </div>
          <div>
            <dt>{m.locations_col_today()}</dt>
            <dd>
              <Today location={location} now={now} />
            </dd>
          </div>
          {location.pos_id === '' ? null : (
            <div>
              <dt>{m.locations_till()}</dt>
              <dd>
                <Till id={location.pos_id} />
              </dd>
            </div>
          )}
        </dl>
      </div>
      {children}
    </div>
  )
}
