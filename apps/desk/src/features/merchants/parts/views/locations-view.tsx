import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { nameText } from '@daftar/words/names'
import { useQuery } from '@tanstack/react-query'
import { TextSkeleton } from '../../../../shared/queue/list-skeleton.tsx'
import { Queried } from '../../../../shared/look/queried.tsx'
import { TwoLines } from '../../../../shared/look/two-lines.tsx'
import { locationsQuery, type Location } from '../../dossier.ts'
import styles from '../merchants.module.css'

/** Where a merchant sells beside its stores, as it keeps it itself. */
export function LocationsView({ merchantId }: { merchantId: string }) {
  const query = useQuery(locationsQuery(merchantId))
  return (
    <Card title={m.shell_item_locations()}>
      <Queried
        query={query}
        pending={<TextSkeleton lines={4} />}
        failedTitle={m.desk_dossier_locations_failed()}
      >
        {(locations) =>
          locations.length === 0 ? (
            <p>{m.desk_dossier_locations_none()}</p>
          ) : (
            <ul className={styles.list}>
              {locations.map((location) => (
                <LocationLine key={location.id} location={location} />
              ))}
            </ul>
          )
        }
      </Queried>
    </Card>
  )
}

function LocationLine({ location }: { location: Location }) {
  const { address, city, phone, pos_id, map_link, status } = location
  return (
    <li className={styles.line}>
      <TwoLines
        below={
          <>
            <bdi>{address}</bdi> · <bdi>{city}</bdi>
            {phone === '' ? null : (
              <>
                {' '}
                · <Ltr>{phone}</Ltr>
              </>
            )}
          </>
        }
      >
        <Typed>{nameText(location)}</Typed>
      </TwoLines>
      {status === 'hidden' ? <Badge>{m.desk_dossier_location_hidden()}</Badge> : null}
      {map_link === '' ? null : (
        <Link href={map_link} external>
          {m.desk_dossier_location_map()}
        </Link>
      )}
      {pos_id === '' ? null : <Ltr className={styles.code}>{pos_id}</Ltr>}
    </li>
  )
}
