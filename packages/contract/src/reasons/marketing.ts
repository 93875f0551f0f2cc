import type { ReasonTable } from '../error-types.ts'

/** Refusals of shop platforms, feeds and the catalogue. */
export const marketingReasons = {
  catalogue_off: [403, 'no_permission', 'the product catalogue is not switched on'],
  consent_invalid: [409, 'conflict', 'the consent is unknown, used or too old'],
  consent_refused: [409, 'conflict', 'the platform gave no leave'],
  platform_off: [409, 'conflict', 'the platform is not offered here'],
  sync_running: [409, 'conflict', 'the products are being read already'],
  feed_known: [409, 'conflict', 'a feed has this link already'],
  feeds_full: [409, 'conflict', 'there is no room for another feed'],
} as const satisfies ReasonTable
