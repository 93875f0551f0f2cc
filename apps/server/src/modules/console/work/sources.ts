import { dateInZone } from '@daftar/rules/calendar/zones'
import { assignableOf, type WorkKind } from '@daftar/rules/work/work-kinds'
import type { Fragment, ReadTx } from '../../../platform/database/database.ts'
import { capitalSources } from './sources/capital.ts'
import { merchantsSources } from './sources/merchants.ts'
import { moneySources } from './sources/money.ts'
import { serviceSources } from './sources/service.ts'
import { houseZone, type Source } from './sources/source.ts'

const sources: Readonly<Record<WorkKind, Source>> = {
  ...capitalSources,
  ...moneySources,
  ...merchantsSources,
  ...serviceSources,
}

/** What waits of one kind, as its module shows it. */
export function sourceOf(tx: ReadTx, kind: WorkKind, now: Date): Fragment {
  const head = tx`select ${kind}::text as kind, ${assignableOf[kind]}::text as subject, null::text as held_by_id`
  return sources[kind](tx, { kind, head, today: dateInZone(now.getTime(), houseZone) })
}
