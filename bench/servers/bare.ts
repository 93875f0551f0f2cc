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

/** What `merchants.store` asks. */
const query = {
  name: 'store',
  text: `
    select s.*, g.stopped_at is not null as is_suspended
      from store s
      join store_standing g on g.merchant_id = s.merchant_id and g.store_id = s.id
      join membership m on m.merchant_id = s.merchant_id and m.person_id = $2
     where s.merchant_id = $1 and (m.store_ids is null or s.id = any (m.store_ids)) and s.id = $3`,
}

// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- this is Fastify, which awaits its handlers
app.get<{ Params: { id: string } }>('/merchant/api/v1/stores/:id', async (request) => {
  const caller = callerOfStore.get(request.params.id)
  const values = [caller?.merchantId, caller?.personId, request.params.id]
  const { rows } = await pool.query<Record<string, unknown>>({ ...query, values })
  return { store: rows[0] }
})

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
