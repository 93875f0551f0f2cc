import type { marketingReasons } from '@daftar/contract/reasons/marketing'
import { m } from '../compiled.ts'

export const marketingReasonTexts: Record<keyof typeof marketingReasons, () => string> = {
  catalogue_off: m.error_catalogue_off,
  consent_invalid: m.error_consent_invalid,
  consent_refused: m.error_consent_refused,
  platform_off: m.error_platform_off,
  sync_running: m.error_sync_running,
  feed_known: m.error_feed_known,
  feeds_full: m.error_feeds_full,
}
