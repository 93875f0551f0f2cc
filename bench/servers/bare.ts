/** The limit to be measured against: Fastify and pg, one prepared query, nothing else. */
import Fastify from 'fastify'
import pg from 'pg'

const pool = new pg.Pool({
  connectionString: process.env['ADMIN_URL']?.replace('/postgres', '/daftar_template'),
  max: 10,
})
const app = Fastify()

app.get<{ Params: { id: string } }>('/merchant/api/v1/stores/:id/available-products', async (request) => {
  const { rows } = await pool.query<{ products: string[] }>({
    name: 'products',
    text: 'select products from store where id = $1',
    values: [request.params.id],
  })
  return { items: (rows[0]?.products ?? []).map((product) => ({ product })) }
})

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' })
