import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { someAddress } from './support/api.ts'
import { confirmWith } from './support/pages.ts'
import { merchants } from './support/merchants.ts'
import { staff } from './support/people.ts'
import { aShopper, payThere } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

/** As much of an answer as this story reads. */
interface Answered {
  id: string
  configuration: { available_products: { installments: [{ web_url: string }] } }
}

/** A shop's server: it hears webhooks, and calls the public payments API with its key. */
async function aShopServer(origin: string, secretKey: string, code: string) {
  const heard: { headers: IncomingHttpHeaders; body: { id: string; status: string } }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => void chunks.push(chunk))
    request.on('end', () => {
      heard.push({ headers: request.headers, body: JSON.parse(Buffer.concat(chunks).toString()) })
      response.end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  async function call(method: string, path: string, body?: object) {
    const answer = await fetch(`${origin}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'x-merchant-code': code,
        'content-type': 'application/json',
        'x-forwarded-for': someAddress(),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return (await answer.json()) as Answered
  }
  return {
    heard,
    call,
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    close: () => void server.close(),
  }
}

test('DEC-MER-2: an administrator hands out test keys, a shop sells with them, and support sends its message once more', async ({
  page,
  as,
  say,
  origin,
}) => {
  const code = 'online-store'
  await as(staff.admin)
  await page.goto('/desk/integrations/mer_noor')
  const keys = page.getByRole('region', {
    name: say.desk_integrations_keys({ mode: say.desk_integrations_test() }),
  })
  await keys.getByRole('button', { name: say.desk_integrations_issue_new() }).click()
  await confirmWith(page, say.desk_integrations_issue())
  const secret = page.getByText(/^sk_test_[0-9a-z]{52}$/)
  await expect(secret).toBeVisible()
  const secretKey = (await secret.textContent()) ?? ''
  await confirmWith(page, say.desk_integrations_copied_all())
  await expect(keys.getByText(`…${secretKey.slice(-4)}`)).toBeVisible()
  await expect(page.getByText(secretKey)).toHaveCount(0)

  const shop = await aShopServer(origin, secretKey, code)
  const webhook = await shop.call('POST', 'v1/webhooks', { url: shop.address })
  try {
    const phone = aShopper()
    const session = await shop.call('POST', 'v2/checkout', aCheckout(code, phone))
    await payThere(origin, session.configuration.available_products.installments[0].web_url, phone)
    await expect.poll(() => shop.heard.map(({ body }) => body.status)).toEqual(['authorized'])

    await as(staff.agent)
    const paymentId = shop.heard[0]!.body.id
    await page.goto(`/desk/integrations/mer_noor?mode=test&event=authorize&search=${paymentId}`)
    await expect(keys.getByRole('button')).toHaveCount(0)
    await page.locator('[data-row]').first().click()
    await expect(page).toHaveURL(/mode=test&event=authorize&search=.*&delivery=/)
    const drawer = page.getByRole('dialog')
    await expect(drawer.getByText('200', { exact: true })).toBeVisible()
    await drawer.getByRole('button', { name: say.desk_integrations_send_duplicate() }).click()
    await confirmWith(page, say.desk_integrations_send_duplicate())
    await expect.poll(() => shop.heard.length).toBe(2)
    expect(shop.heard[1]!.headers['x-daftar-delivery']).toBe(shop.heard[0]!.headers['x-daftar-delivery'])
    await expect(drawer.getByText(say.desk_integrations_repeats(), { exact: true })).toBeVisible()
    await page.reload()
    await expect(drawer.getByText(say.desk_integrations_repeats(), { exact: true })).toBeVisible()
  } finally {
    await shop.call('DELETE', `v1/webhooks/${webhook.id}`)
    shop.close()
  }
})

test('a merchant’s keys, webhooks and messages are there for support in both languages and on a phone, filtered by the address @everywhere', async ({
  page,
  as,
  say,
  language,
}) => {
  await as(staff.agent)
  await page.goto('/desk/integrations')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.desk_integrations())
  await expect(page.getByText(merchants.noor[language]).first()).toBeVisible()
  await page.goto('/desk/integrations/mer_rawaa?mode=test&status=failed&event=refund')
  await expect(page.getByText(say.desk_integrations_deliveries_empty_filter())).toBeVisible()
  await expect(page.getByRole('button', { name: say.desk_integrations_delivery_failed() })).toBeVisible()
  await expect(page.getByRole('button', { name: say.desk_integrations_event_refund() })).toBeVisible()
  await expect(page.getByText(say.desk_integrations_secret_key()).first()).toBeVisible()
})

function aCheckout(code: string, phone: string): object {
  return {
    payment: {
      amount: '120.00',
      currency: 'AED',
      buyer: { name: 'Sara Ali', email: 'sara@shopper.example', phone },
      order: {
        reference_id: 'WEB-1',
        items: [{ title: 'Lamp', quantity: 1, unit_price: '120.00', category: 'Home' }],
      },
    },
    lang: 'en',
    merchant_code: code,
  }
}
