import { DateText } from '@daftar/ui/date-text'
import { instantDateText, instantText, zoneText } from '@daftar/words/formats/date'

type MomentProps = { at: string; muted?: boolean }

/** An instant in the reader's own time, the zone on hover (DEC-FMT-4). */
export function Moment({ at, muted = false }: MomentProps) {
  return <DateText text={instantText(at)} dateTime={at} title={zoneText()} muted={muted} />
}

/** The day of an instant in the reader's own time. */
export function Day({ at, muted = false }: MomentProps) {
  return <DateText text={instantDateText(at)} dateTime={at} title={zoneText()} muted={muted} />
}
