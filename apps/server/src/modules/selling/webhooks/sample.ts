import type { WebhookPayment } from '@daftar/contract/endpoints/selling/public-api-shapes'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'

/** The payment that a test message speaks of: it is nowhere, and says so by its id. */
export function samplePayment(currency: Currency, at: Date): WebhookPayment {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    created_at: at.toISOString(),
    status: 'authorized',
    is_test: true,
    is_expired: false,
    amount: toDecimal(money(0n, currency)),
    currency,
    order: { reference_id: 'TEST' },
    captures: [],
    refunds: [],
    meta: {},
  }
}
