import type { HealthPart } from '@daftar/contract/endpoints/console/health'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { databaseState, jobsState, outboxState } from '../metrics/state.ts'
import { leastFreeBytes, type DiskRoom } from './disk.ts'

interface Looking {
  database: Database
  clock: Clock
  realNow(): Date
  room(): Promise<DiskRoom>
}

type State = HealthPart['state']

/**
 * How each part of the installation is doing now. With the database away, that and the disk are all there is
 * to say.
 */
export async function lookAtParts({ database, clock, realNow, room }: Looking): Promise<HealthPart[]> {
  const [disk, rest] = await Promise.all([
    room().then(diskPart),
    database
      .systemRead(async (tx) => {
        const [itself, outbox, jobs] = await Promise.all([
          databaseState(tx, realNow),
          outboxState(tx, clock.now()),
          jobsState(tx),
        ])
        return [...partsOf(itself), jobsPart(jobs), messagesPart('mail', outbox), messagesPart('sms', outbox)]
      })
      .catch((): HealthPart[] => [{ part: 'database', state: 'bad', figures: {} }]),
  ])
  return [...rest, disk]
}

function partsOf(state: Awaited<ReturnType<typeof databaseState>>): HealthPart[] {
  const { connections, most, workers, skewSeconds } = state
  const skew = Math.abs(skewSeconds)
  return [
    {
      part: 'database',
      state: connections > most * 0.8 ? 'watch' : 'good',
      figures: { connections, connections_most: most },
    },
    { part: 'worker', state: workers === 0 ? 'bad' : 'good', figures: { workers } },
    {
      part: 'clock',
      state: worst(skew > 30 && 'bad', skew > 2 && 'watch'),
      figures: { skew_seconds: Math.round(skewSeconds * 10) / 10 },
    },
  ]
}

function jobsPart({ due, seconds, failed }: Awaited<ReturnType<typeof jobsState>>): HealthPart {
  const givenUp = failed.some((job) => job.given_up > 0)
  const failing = failed.reduce((sum, job) => sum + job.retrying + job.given_up, 0)
  return {
    part: 'jobs',
    state: worst((seconds > 600 || givenUp) && 'bad', (seconds > 120 || failing > 0) && 'watch'),
    figures: { waiting: due, failing, oldest_seconds: Math.round(seconds) },
  }
}

function messagesPart(part: 'mail' | 'sms', outbox: Awaited<ReturnType<typeof outboxState>>): HealthPart {
  const found = outbox.find(({ kind }) => kind === part)
  const { waiting, failing, seconds } = found ?? { waiting: 0, failing: 0, seconds: 0 }
  return {
    part,
    state: worst(seconds > 300 && 'bad', failing > 0 && 'watch'),
    figures: { waiting, failing, oldest_seconds: Math.round(seconds) },
  }
}

function diskPart({ freeBytes, sizeBytes }: DiskRoom): HealthPart {
  return {
    part: 'disk',
    state: worst(freeBytes < leastFreeBytes && 'bad', freeBytes < sizeBytes / 10 && 'watch'),
    figures: { free_bytes: freeBytes, size_bytes: sizeBytes },
  }
}

/** The first that holds, from the worst on. */
function worst(...states: (State | false)[]): State {
  return states.find((state) => state !== false) ?? 'good'
}
