/** What tests elsewhere do with a payout's money without going over the console. */
export { decideAdjustment, proposeAdjustment } from './adjustments.ts'
