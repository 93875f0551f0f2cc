import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import type { PublishedTexts } from '../../published-errors.ts'
import { shopExamples as sale } from './public-api-examples.ts'
import { captureBody, checkoutBody, paymentsQuery, refundBody, updateBody } from './public-api-given.ts'
import { checkoutSession, payment, paymentPage } from './public-api-shapes.ts'

/**
 * The public payments API: what shops call with their secret key, and their apps with the public one. Paths,
 * fields and texts are published ones.
 */

const byId = z.object({ id: z.string().max(64).describe('Id of the payment.') })
const bySession = z.object({ id: z.string().max(64).describe('Id of the session.') })
const ofSale = { id: sale.paymentId }
const ofSession = { id: sale.sessionId }

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
    description:
      'Asks whether the shopper may pay in parts and makes the payment. Where `status` is `created`, send the shopper to `configuration.available_products.installments[0].web_url` within 20 minutes. Where it is `rejected`, offer another way to pay: nobody is sent anywhere and no webhook is called.',
    access: anyKey({
      notAuthorized: 'merchant is null',
      badData: 'could not decode request',
      notFound: null,
    }),
    body: checkoutBody,
    response: checkoutSession,
    rate: 'shop',
    example: { body: sale.checkout, answer: sale.session },
  }),
  'publicApi.checkout': endpoint({
    route: 'GET /api/v2/checkout/{id}',
    summary: 'Retrieve a checkout session',
    description:
      'The session with its payment as they stand. The address of the payment page is there for as long as it can be paid.',
    access: anyKey({
      notAuthorized: "auth: provided key doesn't exist",
      badData: 'could not decode request',
      notFound: null,
    }),
    params: bySession,
    response: checkoutSession,
    rate: 'shop',
    example: { params: ofSession, answer: sale.session },
  }),
  'publicApi.checkoutQr': endpoint({
    route: 'GET /api/v2/checkout/{id}/hpp_link_qr',
    summary: 'The address of the payment page as a QR code; whoever knows the session may show it',
    description: 'An SVG picture of the address, to be scanned at a till or from a screen. It needs no key.',
    access: { kind: 'public', audience: 'shopper' },
    params: bySession,
    response: 'stream',
    example: { params: ofSession },
  }),
  'publicApi.payments': endpoint({
    route: 'GET /api/v2/payments',
    summary: 'List payments, the newest first; AUTHORIZED and CLOSED unless a status is asked for',
    description: 'At most 20 an answer; go on with `offset`.',
    access: key({ ...ofPayments, badData: 'failed to decode request' }),
    query: paymentsQuery,
    response: paymentPage,
    rate: 'shop',
    example: { query: { status: 'captured' }, answer: sale.page },
  }),
  'publicApi.payment': endpoint({
    route: 'GET /api/v2/payments/{id}',
    summary: 'Retrieve a payment',
    description: 'Ask it before goods leave, and whenever you are in doubt about a message of a webhook.',
    access: key({ ...ofPayments, notAuthorized: 'missing Bearer scheme' }),
    params: byId,
    response: payment,
    rate: 'shop',
    example: { params: ofSale, answer: sale.authorized },
  }),
  'publicApi.updatePayment': endpoint({
    route: 'PUT /api/v2/payments/{id}',
    summary: 'Change the reference of a payment that is AUTHORIZED or CLOSED',
    description: 'Everything else of a payment stays as it was sent, and other fields are ignored.',
    access: key(),
    params: byId,
    body: updateBody,
    response: payment,
    rate: 'shop',
    audit: 'payment_api.reference_changed',
    example: { params: ofSale, body: { order: { reference_id: '1001-B' } }, answer: sale.renamed },
  }),
  'publicApi.capture': endpoint({
    route: 'POST /api/v2/payments/{id}/captures',
    summary: 'Capture an AUTHORIZED payment, in full or in part; the full sum closes it',
    description:
      'Capture when goods leave. A part leaves the payment `AUTHORIZED`; the full sum makes it `CLOSED`. What nobody captures is captured in full after 21 days.',
    access: key(),
    params: byId,
    body: captureBody,
    response: payment,
    rate: 'shop',
    audit: 'payment_api.captured',
    example: { params: ofSale, body: { amount: '200.00', reference_id: '1001-1' }, answer: sale.closed },
  }),
  'publicApi.refund': endpoint({
    route: 'POST /api/v2/payments/{id}/refunds',
    summary: 'Refund a CLOSED payment, up to what was captured',
    description:
      'For 180 days, in one go or in parts. The shopper pays less or gets money back; the next payout is smaller by it.',
    access: key(),
    params: byId,
    body: refundBody,
    response: payment,
    rate: 'shop',
    audit: 'payment_api.refunded',
    example: {
      params: ofSale,
      body: { amount: '40.00', reference_id: '1001-R1', reason: 'One cushion came back' },
      answer: sale.refunded,
    },
  }),
  'publicApi.close': endpoint({
    route: 'POST /api/v2/payments/{id}/close',
    summary: 'Close an AUTHORIZED payment: what is not captured is given up',
    description:
      'The shopper pays for what was captured alone. Nothing captured and closed is a cancelled order.',
    access: key(),
    params: byId,
    response: payment,
    rate: 'shop',
    audit: 'payment_api.closed',
    example: { params: ofSale, answer: sale.givenUp },
  }),
}
