/** What tests elsewhere do with a payout's money without going over the console. */
export { decideAdjustment, proposeAdjustment } from './adjustments.ts'
export { reissuePayout, returnPayout, rollOverPayout } from './payout-acts.ts'
export { requestPayout } from './request.ts'
/** The weekly run and what it is made of, for tests that act weeks out. */
export { weeklyCutOff } from './cut-off.ts'
export { dryRun } from './dry-run.ts'
export { findDue } from './parties.ts'
export { runWeek } from './run.ts'
