import { checkoutSessionTransitions } from '@daftar/rules/orders/checkout-session'
import type { Row } from '../../../platform/database/rows.ts'
import { defineMachine } from '../../../platform/status/machine.ts'

export type SessionRow = Row<
  'checkout_session',
  | 'merchant_id'
  | 'id'
  | 'order_id'
  | 'token_hash'
  | 'status'
  | 'language'
  | 'rejection'
  | 'success_url'
  | 'cancel_url'
  | 'failure_url'
  | 'confirmed_phone'
  | 'confirmed_at'
  | 'code_phone'
  | 'codes_sent'
  | 'expires_at'
  | 'created_at'
  | 'is_public'
>

/** The order's timeline is the history of its session. */
export const sessionMachine = defineMachine<SessionRow>({
  table: 'checkout_session',
  transitions: checkoutSessionTransitions,
})
