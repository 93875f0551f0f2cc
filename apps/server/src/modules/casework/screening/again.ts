import type { Database } from '../../../platform/database/database.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { defineJob, type Job } from '../../../platform/jobs/jobs.ts'
import { compare, screen } from './screen.ts'
import { companiesNotScreened, listsInUse, notComparedWith } from './store.ts'

export const againJob = 'screening.again'

/** So many at once hold no row for long. */
const atOnce = 100

/**
 * After a list was loaded everybody on record is compared with it, in small steps: run again, it goes on
 * where it stopped.
 */
export function screeningJobs({ database, clock }: { database: Database; clock: Clock }): Job<unknown>[] {
  return [
    defineJob<Record<string, never>>(againJob, async () => {
      while (await companies(database, clock.now()));
      while (await everybody(database, clock.now()));
    }),
  ] as Job<unknown>[]
}

function companies(database: Database, at: Date): Promise<boolean> {
  return database.system(async (tx) => {
    const rows = await companiesNotScreened(tx, atOnce)
    for (const { merchant_id, id, legal_company_name, name } of rows)
      await screen(
        tx,
        {
          ...{ merchantId: merchant_id, subject: 'legal_entity', subjectId: id, about: name },
          named: [{ kind: 'company', name: legal_company_name, birthYear: null, nationality: null }],
        },
        at,
      )
    return rows.length === atOnce
  })
}

function everybody(database: Database, at: Date): Promise<boolean> {
  return database.system(async (tx) => {
    const lists = await listsInUse(tx)
    const rows = await notComparedWith(
      tx,
      lists.map(({ id }) => id),
      atOnce,
    )
    await compare(tx, rows, at)
    return rows.length === atOnce
  })
}
