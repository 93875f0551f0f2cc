// Written by `npm run generate` from what lies in folders; a test compares.
/** Called by the servers of shops and by those who run the product. */
export const machineRoutes = {
  'health.live': 'GET /health/live',
  'health.ready': 'GET /health/ready',
  'inbox.list': 'GET /dev/inbox.json',
  'publicApi.createCheckout': 'POST /api/v2/checkout',
  'publicApi.checkout': 'GET /api/v2/checkout/{id}',
  'publicApi.checkoutQr': 'GET /api/v2/checkout/{id}/hpp_link_qr',
  'publicApi.payments': 'GET /api/v2/payments',
  'publicApi.payment': 'GET /api/v2/payments/{id}',
  'publicApi.updatePayment': 'PUT /api/v2/payments/{id}',
  'publicApi.capture': 'POST /api/v2/payments/{id}/captures',
  'publicApi.refund': 'POST /api/v2/payments/{id}/refunds',
  'publicApi.close': 'POST /api/v2/payments/{id}/close',
  'webhooks.create': 'POST /api/v1/webhooks',
  'webhooks.list': 'GET /api/v1/webhooks',
  'webhooks.read': 'GET /api/v1/webhooks/{id}',
  'webhooks.update': 'PUT /api/v1/webhooks/{id}',
  'webhooks.rotateSecret': 'POST /api/v1/webhooks/{id}/secret',
  'webhooks.remove': 'DELETE /api/v1/webhooks/{id}',
} as const
