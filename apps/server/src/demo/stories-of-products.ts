import { ownerOf, staff } from './acting.ts'
import type { Scene, Step } from './stage.ts'

/**
 * Noor's products come from its shop on Shopify and from a feed; one of them staff rejected, another one is
 * hidden, and a listing is unfinished.
 */
export function noorsProducts(scene: Scene): Step[] {
  const { act, deps, merchant, day } = scene
  const owner = ownerOf(merchant)
  const find = async (search: string, at: Date) => {
    const { products } = await act(staff.reviewer, 'catalogue.listForStaff', {
      ...{ at, query: { search, merchant_id: merchant.id } },
    })
    return products.map(({ id }) => id)
  }
  return [
    {
      at: day(4, 16),
      // A listing somebody began and left.
      run: (at) =>
        act(owner, 'listings.save', {
          ...{ at, params: { id: 'sto_noor2' } },
          body: {
            ...{ name_en: 'Noor City Walk', name_ar: 'نور سيتي ووك', description_en: '', description_ar: '' },
            ...{ countries: ['ARE'], logo: '', cover: '', colour: '#123456', category: '', further: [] },
            ...{ website: 'https://noor.example', app_store: '', google_play: '', instagram: '', places: [] },
          },
        }),
    },
    {
      at: day(3, 10),
      run: async (at) => {
        const params = { platform: 'shopify' as const }
        const { address } = await act(owner, 'shopPlatforms.connect', {
          ...{ at, params, body: { shop: 'noor-perfumes' } },
        })
        const returned = Object.fromEntries(new URL(address).searchParams)
        const body = { state: returned['state'] ?? '', returned }
        const { connection } = await act(owner, 'shopPlatforms.finish', { at, body })
        await deps.outsideJob('shop-platforms.read', {
          ...{ merchantId: merchant.id, connectionId: connection.id, runId: connection.sync?.id },
        })
      },
    },
    {
      at: day(2, 10),
      run: async (at) => {
        const body = {
          ...{ name: 'Gift sets', url: 'https://noor.example/gift-sets.xml' },
          ...{ format: 'xml' as const, language: 'en' as const },
        }
        const { feed } = await act(owner, 'feeds.create', { at, body })
        await deps.outsideJob('feeds.fetch', {
          ...{ merchantId: merchant.id, feedId: feed.id, runId: feed.sync?.id },
        })
      },
    },
    {
      at: day(1, 14),
      run: async (at) => {
        const [id] = await find('bakhoor', at)
        const said = {
          said_en: 'Bakhoor needs the certificate of its ingredients. Send it to support.',
          said_ar: 'يحتاج البخور إلى شهادة مكوّناته. أرسلها إلى الدعم.',
        }
        if (id) await act(staff.reviewer, 'catalogue.reject', { at, body: { ids: [id], ...said } })
        const hidden = await find('gift card', at)
        if (hidden.length > 0)
          await act(owner, 'catalogue.setShown', { at, body: { ids: hidden, shown: false } })
      },
    },
  ]
}
