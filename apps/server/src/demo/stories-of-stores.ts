import { createHash } from 'node:crypto'
import type { BodyInput } from '@daftar/contract'
import { keepUpload } from '../modules/casework/files/index.ts'
import { ownerOf, staff } from './acting.ts'
import { pngOf } from '../platform/pictures/png.ts'
import type { Scene, Step } from './stage.ts'

type Details = BodyInput<'stores.change'>
type Listing = BodyInput<'listings.save'>

/** What each store of Noor is: three in malls, one on the web. */
const places: Readonly<Record<string, Pick<Details, 'kind' | 'website_url' | 'address'>>> = {
  sto_noor1: { kind: 'offline', website_url: '', address: 'Marina Mall, Dubai Marina, Dubai' },
  sto_noor2: { kind: 'offline', website_url: '', address: 'City Walk, Al Wasl, Dubai' },
  sto_noor3: { kind: 'offline', website_url: '', address: 'Dubai Hills Mall, Dubai' },
  sto_noor4: { kind: 'online', website_url: 'https://noor.example', address: '' },
}

/**
 * Noor's stores say where they are; shoppers see one listing, another is being reviewed, and more is asked
 * for.
 */
export function noorsStores(scene: Scene): Step[] {
  const { act, merchant, day } = scene
  const owner = ownerOf(merchant)
  const write = async (id: string, listing: Listing, at: Date) => {
    const params = { id }
    await act(owner, 'listings.save', { at, params, body: listing })
    await act(owner, 'listings.submit', { at, params, ifMatch: 1 })
  }
  return [
    {
      at: day(9, 10),
      run: async (at) => {
        for (const { id, name, nameAr } of merchant.stores) {
          const body = { name, name_ar: nameAr, category_id: 'beauty/perfume', is_closed: false }
          const more = { ...places[id]!, legal_entity_id: merchant.legalEntity.id }
          await act(owner, 'stores.change', { at, params: { id }, body: { ...body, ...more }, ifMatch: 1 })
        }
      },
    },
    {
      at: day(8, 10),
      run: async (at) => {
        const [logo, cover] = [
          await keepPicture(scene, 'store_logo', [512, 512], at),
          await keepPicture(scene, 'store_cover', [1280, 720], at),
        ]
        await write('sto_noor4', { ...aListing, logo, cover }, at)
      },
    },
    {
      at: day(7, 12),
      run: (at) => act(staff.reviewer, 'listings.publish', { at, params: { id: 'sto_noor4' }, ifMatch: 2 }),
    },
    {
      at: day(1, 11),
      run: async (at) => {
        const logo = await keepPicture(scene, 'store_logo', [512, 512], at)
        const marina = { name_en: 'Noor Marina', name_ar: 'نور مارينا', website: '' }
        await write('sto_noor1', { ...aListing, ...marina, logo, colour: '#0b5d6b' }, at)
      },
    },
    {
      at: day(1, 12),
      run: async (at) => {
        const more = { name: 'Yas Mall', name_ar: 'ياس مول', country: merchant.country }
        const place = {
          kind: 'offline' as const,
          website_url: '',
          address: 'Yas Mall, Yas Island, Abu Dhabi',
        }
        const rest = { category_id: 'beauty/perfume', legal_entity_id: merchant.legalEntity.id }
        await act(owner, 'stores.askStore', { at, body: { ...more, ...place, ...rest } })
        const params = { id: 'sto_noor4' }
        await act(owner, 'stores.askProduct', { at, params, body: { product: 'pay_in_full' } })
      },
    },
  ]
}

const aListing: Listing = {
  ...{ name_en: 'Noor Perfumes', name_ar: 'عطور نور' },
  description_en: 'Oud, musk and rose, blended in Dubai',
  description_ar: 'عود ومسك وورد، نمزجها في دبي',
  countries: ['ARE', 'SAU'],
  ...{ logo: '', cover: '', colour: '#123456' },
  ...{ category: 'beauty/perfume', further: ['beauty/skincare'] },
  ...{ website: 'https://noor.example', app_store: '', google_play: '', instagram: 'noorperfumes' },
  places: [{ name: 'Marina Mall', map_link: 'https://maps.google.com/?q=Marina+Mall+Dubai' }],
}

/** A picture of the demo, as an upload of the merchant's owner. */
export async function keepPicture(
  { deps, merchant }: Scene,
  purpose: 'store_logo' | 'store_cover' | 'campaign_picture',
  [width, height]: readonly [number, number],
  at: Date,
): Promise<string> {
  const bytes = pngOf(width, height)
  return keepUpload(deps, {
    ...{ merchantId: merchant.id, personId: merchant.people[0]!.id, at, purpose, bytes, facts: null },
    ...{ name: `${purpose}.png`, contentType: 'image/png' },
    sha256: createHash('sha256').update(bytes).digest(),
  })
}
