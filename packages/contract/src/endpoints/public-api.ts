import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { PublishedTexts } from '../published-errors.ts'
import { captureBody, checkoutBody, paymentsQuery, refundBody, updateBody } from './public-api-given.ts'
import { checkoutSession, payment, paymentPage } from './public-api-shapes.ts'

/** The public payments API: what shops call with their secret key, and their apps with the public one. Paths, fields and texts are published ones. */

const byId = z.object({ id: z.string().max(64) })

const ofPayments: PublishedTexts = {
  notAuthorized: null,
  badData: 'could not decode request',
  notFound: 'no such payment',
}

const key = (texts: PublishedTexts = ofPayments) => ({ kind: 'key', texts }) as const
const anyKey = (texts: PublishedTexts) => ({ kind: 'key', texts, publicKey: true }) as const

export const publicApiEndpoints = {
  'publicApi.createCheckout': endpoint({
    route: 'POST /api/v2/checkout',
    summary: 'Create a checkout session and its payment',
    access: anyKey({
      notAuthorized: 'merchant is null',
      badData: 'could not decode request',
      notFound: null,
    }),
    body: checkoutBody,
    response: checkoutSession,
    rate: 'shop',
    example: {
      body: {
        payment: {
          amount: '100.00',
          currency: 'AED',
          description: 'Shoes',
          buyer: { name: 'Noor Haddad', email: 'noor@shop.example', phone: '+971501234567' },
          order: { reference_id: 'A-1', items: [] },
        },
        lang: 'en',
        merchant_code: 'noor',
      },
    },
  }),
  'publicApi.checkout': endpoint({
    route: 'GET /api/v2/checkout/{id}',
    summary: 'Retrieve a checkout session',
    access: anyKey({
      notAuthorized: "auth: provided key doesn't exist",
      badData: 'could not decode request',
      notFound: null,
    }),
    params: byId,
    response: checkoutSession,
    rate: 'shop',
    example: { params: { id: 'ord_0000' } },
  }),
  'publicApi.checkoutQr': endpoint({
    route: 'GET /api/v2/checkout/{id}/hpp_link_qr',
    summary: 'The address of the payment page as a QR code; whoever knows the session may show it',
    access: { kind: 'public', audience: 'shopper' },
    params: byId,
    response: 'stream',
    example: { params: { id: 'ord_0000' } },
  }),
  'publicApi.payments': endpoint({
    route: 'GET /api/v2/payments',
    summary: 'List payments, the newest first; AUTHORIZED and CLOSED unless a status is asked for',
    access: key({ ...ofPayments, badData: 'failed to decode request' }),
    query: paymentsQuery,
    response: paymentPage,
    rate: 'shop',
  }),
  'publicApi.payment': endpoint({
    route: 'GET /api/v2/payments/{id}',
    summary: 'Retrieve a payment',
    access: key({ ...ofPayments, notAuthorized: 'missing Bearer scheme' }),
    params: byId,
    response: payment,
    rate: 'shop',
    example: { params: { id: 'ord_0000' } },
  }),
  'publicApi.updatePayment': endpoint({
    route: 'PUT /api/v2/payments/{id}',
    summary: 'Change the reference of a payment that is AUTHORIZED or CLOSED',
    access: key(),
    params: byId,
    body: updateBody,
    response: payment,
    rate: 'shop',
    audit: 'payment_api.reference_changed',
    example: { params: { id: 'ord_0000' }, body: { order: { reference_id: 'A-1' } } },
  }),
  'publicApi.capture': endpoint({
    route: 'POST /api/v2/payments/{id}/captures',
    summary: 'Capture an AUTHORIZED payment, in full or in part; the full sum closes it',
    access: key(),
    params: byId,
    body: captureBody,
    response: payment,
    rate: 'shop',
    audit: 'payment_api.captured',
    example: { params: { id: 'ord_0000' }, body: { amount: '100.00', reference_id: 'C-1' } },
  }),
  'publicApi.refund': endpoint({
    route: 'POST /api/v2/payments/{id}/refunds',
    summary: 'Refund a CLOSED payment, up to what was captured',
    access: key(),
    params: byId,
    body: refundBody,
    response: payment,
    rate: 'shop',
    audit: 'payment_api.refunded',
    example: {
      params: { id: 'ord_0000' },
      body: { amount: '100.00', reference_id: 'R-1', reason: 'returned' },
    },
  }),
  'publicApi.close': endpoint({
    route: 'POST /api/v2/payments/{id}/close',
    summary: 'Close an AUTHORIZED payment: what is not captured is given up',
    access: key(),
    params: byId,
    response: payment,
    rate: 'shop',
    audit: 'payment_api.closed',
    example: { params: { id: 'ord_0000' } },
  }),
}
