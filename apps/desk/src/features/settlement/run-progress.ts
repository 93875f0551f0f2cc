import type { Run } from '@daftar/contract/endpoints/money/settlement-shapes'

/** How often a run under way is asked for. */
const whileRunningMs = 1_500

/** When to ask for a run again; never for one that is over or stopped. */
export function askAgainMs({ state }: Pick<Run, 'state'>): number | false {
  return state === 'queued' || state === 'settling' || state === 'issuing' ? whileRunningMs : false
}

/**
 * The share of a run that is done, in whole percent: closing the payouts is most of the work, sending them
 * the rest.
 */
export function percentDone({
  state,
  settled,
  merchants,
}: Pick<Run, 'state' | 'settled' | 'merchants'>): number {
  if (state === 'done') return 100
  if (state === 'queued') return 0
  const share = merchants === 0 ? 1 : Math.min(settled / merchants, 1)
  return Math.min(Math.floor(share * 90) + (state === 'issuing' ? 5 : 0), 99)
}
