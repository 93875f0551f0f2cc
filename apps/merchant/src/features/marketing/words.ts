import type { RowProblem, SyncFailure, ProductStatus } from '@daftar/rules/marketing/products'
import type { ShopConnectionStatus } from '@daftar/rules/marketing/shop-platforms'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'

export const failureText: Record<SyncFailure, () => string> = {
  unreachable: m.marketing_failure_unreachable,
  refused_address: m.marketing_failure_refused_address,
  refused: m.marketing_failure_refused,
  not_found: m.marketing_failure_not_found,
  too_large: m.marketing_failure_too_large,
  too_slow: m.marketing_failure_too_slow,
  too_many_redirects: m.marketing_failure_too_many_redirects,
  compressed: m.marketing_failure_compressed,
  not_the_format: m.marketing_failure_not_the_format,
  grant_ended: m.marketing_failure_grant_ended,
  stopped: m.marketing_failure_stopped,
}

export const problemOfRow: Record<RowProblem, () => string> = {
  no_id: m.marketing_problem_no_id,
  no_name: m.marketing_problem_no_name,
  no_price: m.marketing_problem_no_price,
  too_long: m.marketing_problem_too_long,
  same_id: m.marketing_problem_same_id,
  too_many: m.marketing_problem_too_many,
}

export const productStatusText: Record<ProductStatus, () => string> = {
  visible: m.marketing_visible,
  hidden: m.marketing_hidden,
  rejected: m.marketing_rejected,
}

export const productStatusTone: Record<ProductStatus, Tone> = {
  visible: 'positive',
  hidden: 'neutral',
  rejected: 'negative',
}

export const connectionText: Record<ShopConnectionStatus, () => string> = {
  connected: m.marketing_platform_connected,
  broken: m.marketing_platform_broken,
  disconnected: m.marketing_platform_disconnected,
}

export const connectionTone: Record<ShopConnectionStatus, Tone> = {
  connected: 'positive',
  broken: 'negative',
  disconnected: 'neutral',
}
