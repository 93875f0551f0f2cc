/** What tests elsewhere do with a payout's money without going over the console. */
export { decideAdjustment, proposeAdjustment } from './agreements/adjustments.ts'
export { reissuePayout, returnPayout, rollOverPayout } from './payouts/acts.ts'
export { requestPayout } from './payouts/request.ts'
/** The weekly run and what it is made of, for tests that act weeks out. */
export { weeklyCutOff } from './closing/cut-off.ts'
export { dryRun } from './runs/dry-run.ts'
export { findDue } from './closing/payees.ts'
export { runWeek } from './runs/run.ts'
export type { RunDependencies } from './dependencies.ts'
