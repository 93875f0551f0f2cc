import { dateInZone } from '@daftar/rules/calendar/zones'
import { retentionClock, type RetainedFile, type RetentionClock } from '@daftar/rules/files/retention'
import { isCountryCode } from '@daftar/rules/geo/countries'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import type { Standings, UploadRule } from '../../../../platform/modules/uploads.ts'
import type { RuleOf } from '../purposes.ts'
import { filesOfOwner, writeClock, type KeptRow } from '../store.ts'

type Timed = Pick<KeptRow, 'id' | 'area' | 'created_at' | 'used_at'>

/**
 * What the rules are asked about one file of a merchant: its case, its country, and whether the relation
 * ended.
 */
export async function retainedOf(
  tx: ReadTx,
  ruleOf: (purpose: KeptRow['area']) => Pick<UploadRule, 'standings'>,
  merchantId: string,
  purposes: readonly KeptRow['area'][],
): Promise<(file: Timed) => RetainedFile> {
  const [merchant] = await tx<Row<'merchant_public', 'country'>[]>`
    select country from merchant_public where merchant_id = ${merchantId}`
  const [end] = await tx<Row<'relation_end', 'ended_on'>[]>`
    select ended_on from relation_end where merchant_id = ${merchantId}`
  const asked = new Set(purposes.flatMap((purpose) => ruleOf(purpose).standings ?? []))
  const answers = new Map<Standings, Awaited<ReturnType<Standings>>>()
  for (const standings of asked) answers.set(standings, await standings(tx, merchantId))
  // Of an applicant nobody asks the law: what it handed in was never agreed on.
  const country = merchant && isCountryCode(merchant.country) ? merchant.country : 'ARE'
  return ({ id, area, created_at, used_at }) => {
    const { standings } = ruleOf(area)
    return {
      purpose: area,
      country,
      uploadedOn: dateInZone(created_at.getTime(), 'UTC'),
      isUsed: used_at !== null,
      standing: (standings && answers.get(standings)?.(id)) ?? { kind: 'accepted' },
      relationEndedOn: end?.ended_on ?? null,
    }
  }
}

/** The clock of each file of a merchant, as things stand now. */
export async function clocksOf(
  tx: ReadTx,
  ruleOf: RuleOf,
  merchantId: string,
): Promise<(file: Timed) => RetentionClock> {
  const rows = await tx<Row<'stored_file', never, Pick<KeptRow, 'area'>>[]>`
    select distinct area from stored_file where merchant_id = ${merchantId} and state <> 'deleted'`
  const retained = await retainedOf(
    tx,
    ruleOf,
    merchantId,
    rows.map(({ area }) => area),
  )
  return (file) => retentionClock(retained(file))
}

/** Works out anew until when each file of a merchant is kept, and writes what has changed. */
export async function windClocks(tx: Tx, ruleOf: RuleOf, merchantId: string): Promise<void> {
  const clockOf = await clocksOf(tx, ruleOf, merchantId)
  for (const row of await filesOfOwner(tx, merchantId)) {
    const clock = clockOf(row)
    if (!isSame(row, clock)) await writeClock(tx, row, clock)
  }
}

function isSame(row: KeptRow, { event, from, until, cause }: RetentionClock): boolean {
  return (
    row.kept_for === event && row.kept_from === from && row.keep_until === until && row.kept_because === cause
  )
}
