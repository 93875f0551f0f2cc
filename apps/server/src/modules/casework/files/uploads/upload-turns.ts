import { FairTurns } from '../../../../platform/turns/fair-turns.ts'

/**
 * Files that this process takes in at once; of those of one merchant some wait, unread, and the rest are told
 * to come again.
 */
export const uploadTurns = new FairTurns({ atOnce: 16, waiting: 128, ofOne: { atOnce: 3, waiting: 20 } })

/** Pictures above 10 MB are in memory one after the other, so that many at once cost no more than one. */
export const largePictureTurns = new FairTurns({ atOnce: 1, waiting: 64, ofOne: { atOnce: 1, waiting: 20 } })
