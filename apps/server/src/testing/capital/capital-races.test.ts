import { applicationTransitions } from '@daftar/rules/capital/applications/application-status'
import { envelopeTransitions } from '@daftar/rules/capital/signing/envelope-status'
import { advanceTransitions } from '@daftar/rules/capital/advances/advance-status'
import { offerTransitions } from '@daftar/rules/capital/offers/offer-status'
import { reliefTransitions } from '@daftar/rules/capital/advances/relief'
import { transferTransitions } from '@daftar/rules/capital/advances/transfer-status'
import { writeOffTransitions } from '@daftar/rules/capital/advances/write-off'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tx } from '../../platform/database/database.ts'
import { verifyChain } from '../../platform/ledger/ledger.ts'
import { advanceRaces } from './capital-races/advance-races.ts'
import { applicationRaces } from './capital-races/application-races.ts'
import { raceScene, type Race, type RaceScene } from './capital-races/scene.ts'
import { testApp, type TestAnswer, type TestApp } from '../app/test-app.ts'

/**
 * Every move of every table of capital, asked for by many at once and against whoever wants to move the same
 * thing elsewhere.
 */

let app: TestApp
let scene: RaceScene
beforeAll(async () => {
  app = await testApp({ now: '2026-11-22T08:00:00Z', env: { PUBLIC_ORIGIN: 'https://daftar.example' } })
  scene = raceScene(app)
})
afterAll(() => app.close())

// The scene is made with the app; the tables only name what they do with it.
const lazily = new Proxy({} as RaceScene, {
  get:
    (_, name: keyof RaceScene) =>
    (...given: never[]) =>
      (scene[name] as (...all: never[]) => unknown)(...given),
})
const races = [...applicationRaces(lazily), ...advanceRaces(lazily)]
const dayMs = 86_400_000
const times = <T>(count: number, work: () => Promise<T>) => Array.from({ length: count }, () => work())

// Whole contracts are written for some of them.
describe.each(races)('$subject from $from to $to', (race) => {
  test('asked for five times at once is done once', async () => {
    app.clock.advance(2 * dayMs)
    const { id, act } = await race.given()
    await Promise.all(times(5, () => untilTaken(act)))
    expect(await movesFrom(race, id)).toEqual([race.to])
    await expectSound(race, id)
  })

  test('against its rivals: it leaves where it stands once, and stands where it went', async () => {
    app.clock.advance(2 * dayMs)
    const { id, act, rivals } = await race.given()
    await Promise.all([
      ...rivals.map((rival) => rival()),
      ...times(2, act),
      ...rivals.map((rival) => rival()),
    ])
    expect((await movesFrom(race, id)).length).toBeLessThanOrEqual(1)
    await expectSound(race, id)
  })
})

/** Mandates, debits and their presentations have races of their own beside their modules. */
const tables = {
  application: applicationTransitions,
  offer: offerTransitions,
  envelope: envelopeTransitions,
  advance: advanceTransitions,
  transfer: transferTransitions,
  relief: reliefTransitions,
  write_off: writeOffTransitions,
}
const elsewhere = [
  // The second person's answer: offers/burden.test.ts.
  'offer proposed > active',
  'offer proposed > withdrawn',
  // Of payouts alone: settlement/payouts/races.test.ts, reconciliation/matching.test.ts.
  'transfer confirmed > returned',
  // Of a business verification: kyb/kyb.test.ts.
  'application draft > verified',
  'application verified > draft',
  'application verified > submitted',
  'application verified > cancelled',
]

test('every move of the tables is raced for', () => {
  const known = Object.entries(tables).flatMap(([subject, table]) =>
    Object.entries(table).flatMap(([from, row]) =>
      Object.keys(row).map((to) => `${subject} ${from} > ${to}`),
    ),
  )
  const raced = races.map(({ subject, from, to }) => `${subject} ${from} > ${to}`)
  expect([...raced, ...elsewhere].toSorted()).toEqual(known.toSorted())
})

/** As who is told to come again does: 503 says that the house was full and nothing was done. */
async function untilTaken(act: () => Promise<unknown>): Promise<void> {
  while (isFullHouse(await act()));
}

const isFullHouse = (answer: unknown) => (answer as Partial<TestAnswer> | undefined)?.status === 503

/** Where it went from there, as it is on record. */
async function movesFrom({ subject, from }: Race, id: string): Promise<string[]> {
  const rows = await app.db.database.system(
    (tx) => tx`
      select to_status from status_change
       where subject = ${subject} and subject_id = ${id} and from_status = ${from}`,
  )
  return rows.map((row) => row['to_status'] as string)
}

/** It stands where its last move led, and the merchant's books hold. */
async function expectSound(race: Race, id: string): Promise<void> {
  const [strayed, faults] = await app.db.database.system(async (tx) => {
    const [row] = await tx`select merchant_id, status from ${tx(race.subject)} where id = ${id}`
    const { merchant_id: merchantId, status } = row as { merchant_id: string; status: string }
    return [await hasStrayed(tx, race, id, status), await verifyChain(tx, merchantId)] as const
  })
  expect(strayed, 'it went there as often as it left').toBe(false)
  expect(faults).toEqual([])
}

/** Whatever has moved went to where it stands once more than it left from there. */
async function hasStrayed(tx: Tx, { subject }: Race, id: string, status: string): Promise<boolean> {
  const [counted] = await tx<{ moves: number; came: number; left: number }[]>`
    select count(*)::int as moves, (count(*) filter (where to_status = ${status}))::int as came,
           (count(*) filter (where from_status = ${status}))::int as left
      from status_change where subject = ${subject} and subject_id = ${id}`
  const { moves, came, left } = counted!
  return moves > 0 && came - left !== 1
}
