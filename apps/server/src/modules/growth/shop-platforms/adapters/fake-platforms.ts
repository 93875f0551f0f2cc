import { createHash } from 'node:crypto'
import type { FetchOutcome, OutgoingFetch } from '../../../../platform/outgoing/fetch.ts'
import { pngOf } from '../../../../platform/pictures/png.ts'
import type { CallOutside } from '../port.ts'
import { signatureOf } from './shopify.ts'

/** Client of every platform where nobody is asked. */
export const fakeClient = { clientId: 'stand-in', secret: 'stand-in-secret' } as const

/**
 * The platforms of development, demos and tests. It answers what the platforms' documentation says they
 * answer, so that the same adapters read it; a shop whose name holds `refused` gives no leave, one with
 * `ended` takes it back when its token is renewed. Whatever it does not know goes on to `otherwise`.
 * Production refuses to start with it.
 */
export function fakePlatforms(otherwise: CallOutside): CallOutside {
  return async (asked) => {
    const url = new URL(asked.url)
    const answer = answerTo(url, asked)
    return answer ?? otherwise(asked)
  }
}

/**
 * What a platform's page would send the browser back with, and what a WooCommerce shop would hand over
 * before.
 */
export function answerConsent(address: string): {
  address: string
  keys: { key: string; secret: string } | null
} {
  const asked = new URL(address)
  const say = (name: string) => asked.searchParams.get(name) ?? ''
  const isWoo = asked.pathname.endsWith('/wc-auth/v1/authorize')
  const back = new URL(isWoo ? say('return_url') : say('redirect_uri'))
  const isRefused = asked.host.includes('refused')
  const given: Record<string, string> = isWoo
    ? { success: isRefused ? '0' : '1', user_id: say('user_id') }
    : isRefused
      ? { error: 'access_denied', state: say('state') }
      : { code: 'stand-in-code', state: say('state') }
  if (asked.host.endsWith('.myshopify.com') && !isRefused) {
    Object.assign(given, { shop: asked.host, timestamp: '1767225600' })
    given['hmac'] = signatureOf(given, fakeClient.secret)
  }
  for (const [name, value] of Object.entries(given)) back.searchParams.set(name, value)
  const keys = isWoo && !isRefused ? { key: 'ck_stand_in_key', secret: 'cs_stand_in_secret' } : null
  return { address: back.href, keys }
}

function answerTo(url: URL, asked: OutgoingFetch): FetchOutcome | undefined {
  const { host, pathname, searchParams } = url
  if (host === pictureHost) return bytes(pictureOf(pathname), 'image/png')
  if (host === 'accounts.salla.sa' && pathname === '/oauth2/token')
    return json({ access_token: 'ory_at_stand_in', refresh_token: 'ory_rt_stand_in', expires: 1_209_600 })
  if (host === 'accounts.salla.sa')
    return json({
      status: 200,
      success: true,
      data: { merchant: { name: 'متجر نور', domain: 'https://salla.sa/noor' } },
    })
  if (host === 'api.salla.dev') return json(sallaPage(Number(searchParams.get('page') ?? 1)))
  if (host === 'oauth.zid.sa')
    return json({
      access_token: 'of-the-store',
      authorization: 'of-the-app',
      refresh_token: 'again',
      expires_in: 31_536_000,
    })
  if (host === 'api.zid.sa' && pathname.endsWith('/profile'))
    return json({ user: { store: { title: 'نور على زد', url: 'https://noor.zid.store' } } })
  if (host === 'api.zid.sa') return json(zidPage(Number(searchParams.get('page') ?? 1)))
  if (host.startsWith('ended') && String(asked.body ?? '').includes('refresh_token'))
    return { status: 401, headers: {}, body: Buffer.from('{}') }
  if (host.endsWith('.myshopify.com') && pathname.endsWith('/access_token'))
    return json({ access_token: 'shpat_stand_in', refresh_token: 'shprt_stand_in', expires_in: 3600 })
  if (host.endsWith('.myshopify.com')) return json(shopifyAnswer(host, asked.body ?? '{}'))
  if (pathname.endsWith('/wp-json/')) return json({ name: `Shop at ${host}` })
  if (pathname.endsWith('/wc/v3/data/currencies/current')) return json({ code: 'AED', name: 'UAE dirham' })
  if (pathname.endsWith('/wc/v3/products')) return json(wooPage(Number(searchParams.get('page') ?? 1)))
  if (host.endsWith('.example') && pathname.endsWith('.xml'))
    return bytes(Buffer.from(feedXml()), 'application/xml')
  if (host.endsWith('.example') && pathname.endsWith('.csv')) return bytes(Buffer.from(feedCsv()), 'text/csv')
  return undefined
}

const pictureHost = 'pictures.stand-in.example'

interface Ware {
  id: number
  en: string
  ar: string
  price: string
  stock: number | null
}

/** Perfume, oud and what stands beside them; the last ones make a second page. */
const wares: readonly Ware[] = [
  ['Oud Royal 50 ml', 'عود رويال ٥٠ مل', '420.00', 18],
  ['Musk Amber 100 ml', 'مسك العنبر ١٠٠ مل', '285.00', 42],
  ['Taif Rose Water', 'ماء ورد طائفي', '79.50', 120],
  ['Bakhoor Majlis Box', 'علبة بخور المجلس', '149.00', 0],
  ['Saffron Attar 12 ml', 'عطر الزعفران ١٢ مل', '199.00', 7],
  ['White Musk Mist', 'رذاذ المسك الأبيض', '95.00', 64],
  ['Cambodian Oud Chips', 'دهن عود كمبودي', '1250.00', 3],
  ['Incense Burner, brass', 'مبخرة نحاسية', '340.00', 11],
  ['Gift Card', 'بطاقة هدية', '250.00', null],
  ['Travel Set of three', 'طقم السفر، ثلاث قطع', '165.75', 25],
  ['Sandalwood Soap', 'صابون الصندل', '32.00', 210],
  ['Amber Candle', 'شمعة العنبر', '118.00', 36],
].map(([en, ar, price, stock], index) => ({ id: 1001 + index, en, ar, price, stock }) as Ware)

const pageOfWares = (page: number, size: number) => wares.slice((page - 1) * size, page * size)
const linkOf = ({ id }: Ware) => `https://noor.example/p/${id}`
/** Some wares have no picture, as in every shop. */
const pictureAt = ({ id }: Ware) => (id < 1007 ? `https://${pictureHost}/${id}.png` : '')

/** A disc whose colours follow from the number, so that products are told apart. */
function pictureOf(path: string): Buffer {
  const drawn = createHash('sha256').update(path).digest()
  const light = (at: number) => [
    170 + (drawn[at]! % 70),
    170 + (drawn[at + 1]! % 70),
    170 + (drawn[at + 2]! % 70),
  ]
  const deep = (at: number) => [
    40 + (drawn[at]! % 110),
    40 + (drawn[at + 1]! % 110),
    40 + (drawn[at + 2]! % 110),
  ]
  type Colour = [number, number, number]
  return pngOf(240, 240, { ground: light(0) as Colour, disc: deep(3) as Colour })
}

function sallaPage(page: number) {
  const size = 8
  return {
    status: 200,
    success: true,
    data: pageOfWares(page, size).map((ware) => ({
      id: ware.id,
      name: ware.ar,
      price: { amount: Number(ware.price), currency: 'SAR' },
      quantity: ware.stock ?? 0,
      unlimited_quantity: ware.stock === null,
      status: ware.stock === 0 ? 'out' : 'sale',
      urls: { customer: linkOf(ware) },
      main_image: pictureAt(ware),
    })),
    pagination: {
      count: size,
      total: wares.length,
      perPage: size,
      currentPage: page,
      totalPages: Math.ceil(wares.length / size),
    },
  }
}

function zidPage(page: number) {
  const size = 8
  return {
    count: wares.length,
    next: page * size < wares.length ? `https://api.zid.sa/v1/products/?page=${page + 1}` : null,
    previous: null,
    results: pageOfWares(page, size).map((ware) => ({
      id: `2829a483-4336-43ab-a855-84532c94${ware.id}`,
      name: { ar: ware.ar, en: ware.en },
      price: Number(ware.price),
      sale_price: null,
      currency: 'SAR',
      quantity: ware.stock,
      is_infinite: ware.stock === null,
      is_draft: false,
      is_published: true,
      html_url: linkOf(ware),
      images: [{ image: { medium: pictureAt(ware) } }],
    })),
  }
}

function shopifyAnswer(host: string, body: string) {
  const { query, variables } = JSON.parse(body) as { query: string; variables?: { after: string | null } }
  const shop = { name: host.split('.')[0], currencyCode: 'AED' }
  if (!query.includes('products(')) return { data: { shop } }
  const size = 8
  const page = variables?.after ? Number(variables.after) : 1
  return {
    data: {
      shop,
      products: {
        pageInfo: { hasNextPage: page * size < wares.length, endCursor: String(page + 1) },
        nodes: pageOfWares(page, size).map((ware) => ({
          id: `gid://shopify/Product/${ware.id}`,
          title: ware.en,
          onlineStoreUrl: linkOf(ware),
          totalInventory: ware.stock ?? 0,
          tracksInventory: ware.stock !== null,
          featuredMedia: { preview: { image: { url: pictureAt(ware) } } },
          priceRangeV2: { minVariantPrice: { amount: ware.price, currencyCode: 'AED' } },
          arabic: [{ key: 'title', value: ware.ar }],
        })),
      },
    },
  }
}

function wooPage(page: number) {
  return pageOfWares(page, 100).map((ware) => ({
    id: ware.id,
    name: ware.en,
    permalink: linkOf(ware),
    price: ware.price,
    manage_stock: ware.stock !== null,
    stock_quantity: ware.stock,
    stock_status: ware.stock === 0 ? 'outofstock' : 'instock',
    images: [{ src: pictureAt(ware) }],
  }))
}

function feedXml(): string {
  const items = wares.map(
    (ware) => `<item>
  <g:id>${ware.id}</g:id>
  <g:title>${ware.en}</g:title>
  <g:price>${ware.price} AED</g:price>
  <g:availability>${ware.stock === 0 ? 'out_of_stock' : 'in_stock'}</g:availability>
  <g:link>${linkOf(ware)}</g:link>
  <g:image_link>${pictureAt(ware)}</g:image_link>
</item>`,
  )
  const broken = '<item><g:id>9001</g:id><g:title>Sample without a price</g:title></item>'
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>Noor</title>
${items.join('\n')}
${broken}
</channel></rss>`
}

function feedCsv(): string {
  const rows = wares.map(
    (ware) =>
      `${ware.id},"${ware.ar}",${ware.price} AED,${ware.stock ?? ''},${linkOf(ware)},${pictureAt(ware)}`,
  )
  return `id,title,price,quantity,link,image_link\n${rows.join('\n')}\n`
}

function json(answer: unknown): FetchOutcome {
  return bytes(Buffer.from(JSON.stringify(answer)), 'application/json')
}

function bytes(body: Buffer, type: string): FetchOutcome {
  return { status: 200, headers: { 'content-type': type }, body }
}
