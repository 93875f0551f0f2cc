import { currentLanguage, m } from '@daftar/words'
import { zoneName } from '@daftar/words/formats/date'

/**
 * In whose days a figure counts. Drawn with the box it stands in: the name of a zone takes a slow phone its
 * time.
 */
export function ZoneNote({ zone }: { zone: string }) {
  return <p>{m.common_zone({ zone: zoneName(zone, currentLanguage()) })}</p>
}
