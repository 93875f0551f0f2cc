import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { spanOf, spanText } from '../../shared/text/duration-text.ts'
import type { Part } from './queries.ts'

const names: Record<Part['part'], () => string> = {
  database: m.desk_health_database,
  worker: m.desk_health_worker,
  jobs: m.desk_health_jobs,
  mail: m.desk_health_mail,
  sms: m.desk_health_sms,
  disk: m.desk_health_disk,
  clock: m.desk_health_clock,
}

export function partText(part: Part['part']): string {
  return names[part]()
}

const states: Record<Part['state'], { tone: Tone; text: () => string }> = {
  good: { tone: 'positive', text: m.desk_health_good },
  watch: { tone: 'warning', text: m.desk_health_watch },
  bad: { tone: 'negative', text: m.desk_health_bad },
}

export function stateText(state: Part['state']): { tone: Tone; text: string } {
  const { tone, text } = states[state]
  return { tone, text: text() }
}

/** What its state was told by, a line for each figure it has. */
export function factsOf({ figures }: Part): { id: string; label: string; value: string }[] {
  const { connections, connections_most, workers, waiting, failing, oldest_seconds } = figures
  const { free_bytes, size_bytes, skew_seconds } = figures
  return [
    connections !== undefined && {
      id: 'connections',
      label: m.desk_health_connections(),
      value: m.desk_health_of({ part: String(connections), whole: String(connections_most) }),
    },
    workers !== undefined && { id: 'workers', label: m.desk_health_workers(), value: String(workers) },
    waiting !== undefined && { id: 'waiting', label: m.desk_health_waiting(), value: String(waiting) },
    failing !== undefined && { id: 'failing', label: m.desk_health_failing(), value: String(failing) },
    waiting !== undefined &&
      waiting > 0 && {
        id: 'oldest',
        label: m.desk_health_oldest(),
        value: spanText(spanOf((oldest_seconds ?? 0) * 1000)),
      },
    free_bytes !== undefined && {
      id: 'room',
      label: m.desk_health_room(),
      value: m.desk_health_gigabytes({ free: gigabytes(free_bytes), size: gigabytes(size_bytes ?? 0) }),
    },
    skew_seconds !== undefined && {
      id: 'skew',
      label: m.desk_health_skew(),
      value: m.desk_health_seconds({ seconds: skew_seconds.toFixed(1) }),
    },
  ].filter((fact) => fact !== false)
}

function gigabytes(bytes: number): string {
  return (bytes / 1e9).toFixed(1)
}
