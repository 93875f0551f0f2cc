import { money, toDecimal } from '@daftar/rules/money/money'
import type { DemoMerchant } from './merchant.ts'
import { pick } from './numbers.ts'

/** An item of an order, as a shop sends it. */
export interface DemoItem {
  title: string
  quantity: number
  unit_price: string
  category: string
}

type Goods = readonly [readonly [title: string, category: string], ...(readonly [string, string])[]]

/** What the demo's shops sell; invented. */
const goodsOf: Record<string, Goods> = {
  mer_noor: [
    ['Oud Al Layl, 50 ml', 'Perfume'],
    ['Rose of Taif, 75 ml', 'Perfume'],
    ['عود ملكي، 12 مل', 'Perfume'],
    ['Amber body oil', 'Body care'],
    ['Bakhoor burner, brass', 'Home'],
    ['Gift set, four miniatures', 'Gifts'],
  ],
  mer_rawaa: [
    ['Linen abaya, sand', 'Abayas'],
    ['Silk scarf, emerald', 'Accessories'],
    ['عباية مطرزة', 'Abayas'],
    ['Evening dress, navy', 'Dresses'],
    ['Leather handbag', 'Accessories'],
  ],
  mer_bahri: [
    ['Espresso machine, one group', 'Machines'],
    ['Burr grinder', 'Machines'],
    ['Yemeni beans, 1 kg', 'Coffee'],
    ['دلة نحاسية', 'Serving'],
    ['Barista course, one day', 'Courses'],
  ],
  mer_tamr: [
    ['Ajwa dates, 20 boxes', 'Dates'],
    ['Date gift towers', 'Gifts'],
    ['تمر سكري فاخر، 30 كجم', 'Dates'],
  ],
  mer_zafaran: [
    ['Fitted kitchen, down payment', 'Kitchens'],
    ['Range cooker, 90 cm', 'Appliances'],
    ['طقم أواني نحاسية', 'Cookware'],
  ],
  mer_lulwa: [
    ['Pearl necklace', 'Jewellery'],
    ['Gold bracelet, 21 carat', 'Jewellery'],
    ['خاتم لؤلؤ طبيعي', 'Jewellery'],
  ],
  mer_shams: [
    ['Progressive lenses', 'Lenses'],
    ['Titanium frame', 'Frames'],
    ['نظارة شمسية', 'Sunglasses'],
  ],
  mer_rimal: [
    ['Road bicycle', 'Cycling'],
    ['Rowing machine', 'Fitness'],
    ['خيمة رحلات', 'Camping'],
  ],
  mer_sadaf: [
    ['Walnut dining table', 'Furniture'],
    ['Handmade carpet', 'Carpets'],
    ['ثريا نحاسية', 'Lighting'],
  ],
  mer_jabal: [
    ['Off-road tyres, set of four', 'Tyres'],
    ['Roof tent', 'Camping'],
    ['عدة إنقاذ للسيارات', 'Equipment'],
  ],
  mer_warda: [
    ['Wedding flowers', 'Events'],
    ['Hotel lobby, monthly', 'Contracts'],
    ['باقات ورد للمناسبات', 'Events'],
  ],
  mer_waha: [
    ['Picture books, six', 'Books'],
    ['دواوين شعر', 'Books'],
  ],
  mer_mawj: [
    ['Swimming suit', 'Swimwear'],
    ['ملابس سباحة للأطفال', 'Swimwear'],
  ],
  mer_ghaf: [
    ['Ghaf saplings, ten', 'Trees'],
    ['شتلات نخيل', 'Trees'],
  ],
}

/** One or two things that come to the order's amount exactly. */
export function itemsOf(merchant: DemoMerchant, amountMinor: bigint, random: () => number): DemoItem[] {
  const goods = goodsOf[merchant.id] ?? goodsOf['mer_noor']!
  const item = (minor: bigint): DemoItem => {
    const [title, category] = pick(goods, random())
    return { title, quantity: 1, unit_price: toDecimal(money(minor, merchant.currency)), category }
  }
  const firstMinor = (amountMinor * 3n) / 5n
  return random() < 0.5 ? [item(amountMinor)] : [item(firstMinor), item(amountMinor - firstMinor)]
}
