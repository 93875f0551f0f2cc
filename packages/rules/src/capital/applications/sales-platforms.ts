/** The online sales platforms a merchant may connect, in the order they are shown (WIZ-65, WIZ-68). */
export const salesPlatforms = ['amazon', 'shopify', 'woo_commerce'] as const
export type SalesPlatform = (typeof salesPlatforms)[number]

/** How platforms are named everywhere; a trade name is the same in both languages. */
export const platformNames: Readonly<Record<SalesPlatform, string>> = {
  amazon: 'Amazon',
  shopify: 'Shopify',
  woo_commerce: 'WooCommerce',
}

const fakePrefix = 'stand-in'

/** The token the fake connect widget gives for a shop, and what the stand-in of the service reads from it. */
export function fakeToken(platform: SalesPlatform, shop: string): string {
  return [fakePrefix, platform, shop.trim().toLowerCase()].join('.')
}

/** Null for anything else than a token of the fake. */
export function readFakeToken(token: string): { platform: SalesPlatform; shop: string } | null {
  const [prefix, platform, ...shop] = token.split('.')
  const known = salesPlatforms.find((name) => name === platform)
  return prefix === fakePrefix && known && shop.join('.') !== ''
    ? { platform: known, shop: shop.join('.') }
    : null
}
