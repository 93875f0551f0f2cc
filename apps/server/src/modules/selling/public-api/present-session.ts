import type { PublishedSession } from '@daftar/contract/endpoints/selling/public-api-shapes'
import { shopperReason, type DeclineReason, type SessionRow } from '../checkout/index.ts'
import type { PublicApiDependencies } from './dependencies.ts'
import { presentPayment } from './present.ts'
import type { WholePayment } from './store.ts'

type SessionFacts = Pick<SessionRow, 'id' | 'rejection' | 'success_url' | 'cancel_url' | 'failure_url'> & {
  status: SessionRow['status']
}

/** A session with its payment; the address to pay at is told for as long as it can be paid. */
export function presentSession(
  { checkout, publicOrigin }: PublicApiDependencies,
  payment: WholePayment,
  session: SessionFacts,
): PublishedSession {
  const isOpen = session.status === 'created'
  const rejection = session.status === 'rejected' ? rejectionOf(session.rejection) : null
  const plan = {
    web_url: checkout.urlOf(session.id),
    qr_code: `${publicOrigin}/api/v2/checkout/${session.id}/hpp_link_qr`,
  }
  return {
    id: session.id,
    status: session.status === 'cancelled' ? 'expired' : session.status,
    ...(rejection && { rejection_reason_code: rejection }),
    token: null,
    payment: presentPayment(payment),
    configuration: {
      available_products: isOpen ? { installments: [plan] } : {},
      products: {
        installments: {
          type: 'installments',
          is_available: isOpen,
          rejection_reason: rejection,
        },
      },
    },
    merchant_urls: {
      ...(session.success_url && { success: session.success_url }),
      ...(session.cancel_url && { cancel: session.cancel_url }),
      ...(session.failure_url && { failure: session.failure_url }),
    },
  }
}

function rejectionOf(rejection: string | null) {
  return shopperReason((rejection ?? 'not_available') as DeclineReason)
}
