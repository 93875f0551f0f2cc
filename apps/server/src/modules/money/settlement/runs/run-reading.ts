import { defineGauge, type StateReading } from '../../../../platform/metrics/gauges.ts'
import type { Row } from '../../../../platform/database/rows.ts'

const state = defineGauge(
  'daftar_settlement_run_state',
  'Always 1: the state of the newest weekly run of a currency',
  ['currency', 'state'],
)
const silent = defineGauge(
  'daftar_settlement_run_silent_seconds',
  'How long a weekly run that has not ended has not said that it goes on',
  ['currency'],
)

/** How the newest weekly run of every currency stands, for whoever watches the product. */
export const runReading: StateReading = {
  gauges: [state, silent],
  read: async (tx) => {
    const runs = await tx<(Row<'settlement_run', 'currency' | 'state'> & { seconds: number | null })[]>`
      select distinct on (currency) currency, state,
        extract(epoch from now() - seen_at)::float8 as seconds
        from settlement_run order by currency, cut_off_at desc, id desc`
    return runs.flatMap(({ currency, state: is, seconds }) => [
      state.at(1, { currency, state: is }),
      ...(is === 'done' || is === 'stopped' ? [] : [silent.at(Math.max(0, seconds ?? 0), { currency })]),
    ])
  },
}
