/** The limit to be measured against: Fastify and pg, the list's default page as row objects, nothing else. */
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({ connectionString: process.env['ADMIN_URL'], max: 10 })
const app = Fastify()
const merchantId = process.env['MERCHANT']

const query = {
  name: 'orders',
  text: `
    select id, number, reference, created_at, store_id, shopper_name, shopper_phone, amount_minor, captured_minor,
           refunded_minor, currency, product, source, status,
           (select count(*) from (select from orders p where p.merchant_id = $1 order by created_at desc, id desc limit 100) c) as total
      from orders
     where merchant_id = $1 and (created_at, id) < ($2::timestamptz, $3)
     order by created_at desc, id desc limit 21`,
}

// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- this is Fastify, which awaits its handlers
app.get<{ Querystring: { page_token?: string } }>('/merchant/api/v1/payments', async (request) => {
  const [, micros = '9000000000000000', id = ''] = Buffer.from(request.query.page_token ?? '', 'base64url')
    .toString()
    .split('|')
  const values = [merchantId, new Date(Number(micros) / 1000), id]
  const { rows } = await pool.query<{ created_at: Date; id: string; total: string }>({ ...query, values })
  const last = rows[19]
  const next = rows.length > 20 && last ? `created_at|${last.created_at.getTime() * 1000}|${last.id}` : null
  return {
    payments: rows.slice(0, 20),
    next_page_token: next && Buffer.from(next).toString('base64url'),
    total: Number(rows[0]?.total ?? 0),
  }
})

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
