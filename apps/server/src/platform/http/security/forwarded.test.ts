import { expect, test } from 'vitest'
import { aMerchant, anOrder } from '../../../testing/app/builders.ts'
import { testApp } from '../../../testing/app/test-app.ts'
import type { Row } from '../../database/rows.ts'

/**
 * What the records say about who called; tests call from 127.0.0.1, so the last proxy always has that
 * address.
 */
async function recordedAddress(trust: string, forwardedFor: string | null): Promise<string | undefined> {
  const product = await testApp({ env: { TRUST_PROXY: trust } })
  try {
    const { merchant, orderId } = await product.db.database.system(async (tx) => {
      const made = await aMerchant(tx)
      return { merchant: made, orderId: (await anOrder(tx, made)).id }
    })
    const as = await product.signIn(merchant.personId)
    const headers: Record<string, string> = forwardedFor === null ? {} : { 'x-forwarded-for': forwardedFor }
    await product.call('orders.close', { params: { id: orderId }, as, headers })
    const [entry] = await product.db.database.systemRead(
      (tx) =>
        tx<
          Row<'audit_entry', never, { ip: string }>[]
        >`select ip from audit_entry where object = ${`order:${orderId}`}`,
    )
    return entry?.ip
  } finally {
    await product.close()
  }
}

const forged = '10.1.2.3, 198.51.100.7'

test.each([
  ['no proxy', 'false', `${forged}, 203.0.113.9`, '127.0.0.1'],
  ['no proxy, said as a number', '0', forged, '127.0.0.1'],
  ['one proxy', 'true', `${forged}, 203.0.113.9`, '203.0.113.9'],
  ['one proxy, said as a number', '1', `${forged}, 203.0.113.9`, '203.0.113.9'],
  ['two proxies', '2', `${forged}, 203.0.113.9, 192.0.2.80`, '203.0.113.9'],
  ['two proxies and nothing forged', '2', '203.0.113.9, 192.0.2.80', '203.0.113.9'],
  ['two proxies and a call that came past the first', '2', '203.0.113.9', '203.0.113.9'],
  ['two proxies and a call that came past both', '2', null, '127.0.0.1'],
])(
  'behind %s a caller is who the proxies say, whatever addresses they wrote in front themselves',
  async (_, trust, forwardedFor, address) => {
    expect(await recordedAddress(trust, forwardedFor)).toBe(address)
  },
)
