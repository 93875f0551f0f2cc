// A whole test payment: open a session, wait for its shopper, capture, give some of it back.
const { SECRET_KEY, STORE_CODE = 'online-store', CURRENCY = 'AED' } = process.env
const order = `order-${Date.now()}`

async function call(method, path, body) {
  const answer = await fetch(`{{origin}}/api/v2/${path}`, {
    method,
    headers: {
      Authorization: `Bearer ${SECRET_KEY}`,
      'Content-Type': 'application/json',
      ...(body && { 'Idempotency-Key': `${order}-${path.split('/').at(-1)}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const read = await answer.json()
  if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(read)}`)
  return read
}

const session = await call('POST', 'checkout', {
  payment: {
    amount: '120.00',
    currency: CURRENCY,
    buyer: { name: 'Sara Ali', email: 'otp.success@example.com', phone: '+971500000001' },
    shipping_address: { city: 'Dubai', address: 'Al Wasl Road 12', zip: '00000' },
    order: { reference_id: order, items: [{ title: 'Lamp', quantity: 1, unit_price: '120.00' }] },
    buyer_history: { registered_since: '2024-01-01T00:00:00Z', loyalty_level: 0 },
    order_history: [],
  },
  lang: 'en',
  merchant_code: STORE_CODE,
  merchant_urls: {
    success: 'https://shop.example/thanks',
    cancel: 'https://shop.example/basket',
    failure: 'https://shop.example/basket',
  },
})
if (session.status !== 'created') throw new Error('Declined: offer another way to pay.')
console.log('Open', session.configuration.available_products.installments[0].web_url)
console.log('and confirm with 8888.')

let payment = session.payment
while (payment.status === 'CREATED') {
  await new Promise((resolve) => setTimeout(resolve, 1000))
  payment = await call('GET', `payments/${payment.id}`)
}
if (payment.status !== 'AUTHORIZED') throw new Error(`Not paid: ${payment.status}`)

payment = await call('POST', `payments/${payment.id}/captures`, {
  amount: '120.00',
  reference_id: `${order}-1`,
})
const [{ id: capture }] = payment.captures
payment = await call('POST', `payments/${payment.id}/refunds`, {
  capture_id: capture,
  amount: '20.00',
  reference_id: `${order}-2`,
})
console.log(payment.status, 'captured', payment.captures[0].amount, 'refunded', payment.refunds[0].amount)
