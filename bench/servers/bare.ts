/** The limit to be measured against: Fastify and pg, one prepared query, nothing else. */
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({
  connectionString: process.env['ADMIN_URL']?.replace('/postgres', '/daftar_template'),
  max: 10,
})
const app = Fastify()
const callers = JSON.parse(process.env['CALLERS'] ?? '[]') as Record<
  'merchantId' | 'personId' | 'storeId',
  string
>[]
const callerOfStore = new Map(callers.map((caller) => [caller.storeId, caller]))

const query = {
  name: 'products',
  text: `
    select s.products
      from store s
      join membership m on m.merchant_id = s.merchant_id and m.person_id = $2
     where s.merchant_id = $1 and s.id = $3 and (m.store_ids is null or s.id = any (m.store_ids))`,
}

// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- this is Fastify, which awaits its handlers
app.get<{ Params: { id: string } }>('/merchant/api/v1/stores/:id/available-products', async (request) => {
  const caller = callerOfStore.get(request.params.id)
  const values = [caller?.merchantId, caller?.personId, request.params.id]
  const { rows } = await pool.query<{ products: string[] }>({ ...query, values })
  return { items: (rows[0]?.products ?? []).map((product) => ({ product })) }
})

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
