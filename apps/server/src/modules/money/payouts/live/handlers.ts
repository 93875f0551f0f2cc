import { dateInZone } from '@daftar/rules/calendar/zones'
import { cycleChangeState } from '@daftar/rules/settlement/cycle-changes'
import type { Handlers } from '../../../../platform/http/call.ts'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import type { MerchantActor } from '../../../../platform/http/actor.ts'
import { byTime, listPage } from '../../../../platform/http/paging.ts'
import { refuse, Refusal } from '../../../../platform/http/refusal.ts'
import { changeCycle, listCycleChanges } from '../../settlement/index.ts'
import { reachOf, type Reached } from '../access.ts'
import { presentCycle } from '../forecast/cycle.ts'
import { forecastOf } from '../forecast/forecast.ts'
import { answerLines } from '../lines.ts'
import type { PayoutsDependencies } from '../dependencies.ts'
import { pocketsOf } from '../forecast/pockets.ts'
import { nextPayout, openLines, upcomingOf } from '../forecast/upcoming.ts'

/** What is not closed yet, what is to come, and when merchants are paid. */
export function payoutLive(deps: PayoutsDependencies) {
  return { ...toCome(deps), ...cycles(deps) } satisfies Partial<Handlers<'payouts'>>
}

/** What is not closed yet, what is to come, and a payout that is asked for at once. */
function toCome(deps: PayoutsDependencies) {
  return {
    'payouts.upcoming': async ({ tx, actor, now }) => ({
      upcoming: await Promise.all(
        (await reachOf(tx, actor)).map((reached) => upcomingOf(tx, deps, reached, now)),
      ),
    }),

    'payouts.upcomingTransactions': async ({ tx, actor, params, query, now }) => {
      const reached = await merchantOf(tx, actor, params.merchantId)
      if (!reached) return refuse('not_found')
      const { until } = await nextPayout(tx, deps, reached, now)
      return answerLines(tx, reached, () => openLines(tx, reached, until), query)
    },

    'payouts.pockets': async ({ tx, actor, now }) => ({
      merchants: await Promise.all(
        (await reachOf(tx, actor)).map((reached) => pocketsOf(tx, deps, reached, now)),
      ),
    }),

    'payouts.forecast': async ({ tx, actor, now }) => ({
      forecasts: await Promise.all(
        (await reachOf(tx, actor)).map((reached) => forecastOf(tx, deps, reached, now)),
      ),
    }),

    'payouts.request': async ({ tx, actor, params, now, audit }) => {
      const reached = await managedBy(tx, actor, params.id)
      if (reached instanceof Refusal) return reached
      audit({ object: `merchant:${params.id}`, merchantId: params.id })
      const by = { kind: 'merchant' as const, id: actor.id, name: actor.name }
      const made = await deps.requestPayout(tx, { merchantId: params.id, by, at: now })
      if (made instanceof Refusal) return made
      audit({ object: `payout:${made.payoutId}`, merchantId: params.id })
      return { payout_id: made.payoutId }
    },
  } satisfies Partial<Handlers<'payouts'>>
}

/** When a merchant is paid, and how it came to be so. */
function cycles(deps: PayoutsDependencies) {
  return {
    'payouts.cycle': async ({ tx, actor, params, now }) => {
      const reached = await merchantOf(tx, actor, params.id)
      return reached ? presentCycle(tx, deps, reached, now) : refuse('not_found')
    },

    'payouts.setCycle': async ({ tx, actor, params, body, now, audit }) => {
      const reached = await managedBy(tx, actor, params.id)
      if (reached instanceof Refusal) return reached
      const before = await presentCycle(tx, deps, reached, now)
      audit({
        object: `merchant:${params.id}`,
        merchantId: params.id,
        before: { cycle: before.cycle, next: before.next },
        after: { cycle: body.cycle },
      })
      const changed = await changeCycle(tx, deps.capital, {
        merchantId: params.id,
        cycle: body.cycle,
        by: actor.id,
        at: now,
      })
      return changed instanceof Refusal ? changed : presentCycle(tx, deps, reached, now)
    },

    'payouts.cycleChanges': async ({ tx, actor, params, query, now }) => {
      const reached = await merchantOf(tx, actor, params.id)
      if (!reached) return refuse('not_found')
      const today = dateInZone(now.getTime(), reached.zone)
      const { rows, ...next } = await listPage(query, byTime('requested_at'), (page) =>
        listCycleChanges(tx, params.id, today, page),
      )
      return {
        changes: rows.map((row) => ({
          id: row.id,
          cycle: row.cycle,
          state: cycleChangeState(
            { validFrom: row.valid_from, isReplaced: row.is_replaced, isFollowed: row.is_followed },
            today,
          ),
          from: row.valid_from,
          requested_at: row.requested_at.toISOString(),
          by: `${row.first_name} ${row.last_name}`.trim(),
        })),
        ...next,
      }
    },
  } satisfies Partial<Handlers<'payouts'>>
}

async function merchantOf(
  tx: ReadTx,
  actor: MerchantActor,
  merchantId: string,
): Promise<Reached | undefined> {
  const [reached] = await reachOf(tx, actor, [merchantId])
  return reached
}

/** Only who administers that very merchant may change how it is paid. */
async function managedBy(tx: Tx, actor: MerchantActor, merchantId: string): Promise<Reached | Refusal> {
  const reached = await merchantOf(tx, actor, merchantId)
  if (!reached) return refuse('not_found')
  return reached.role === 'workspace_admin' ? reached : refuse('no_permission')
}
