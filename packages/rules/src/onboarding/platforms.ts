/** ONB-63, DEC-ONB-48: the ways to sell, in the order they are offered. */
export const ecommercePlatforms = [
  'salla',
  'zid',
  'shopify',
  'woocommerce',
  'magento',
  'opencart',
  'prestashop',
  'bigcommerce',
  'expandcart',
  'youcan',
  'wix',
  'squarespace',
  'ecwid',
  'shopware',
  'cs_cart',
  'odoo',
  'salesforce_commerce_cloud',
  'sap_commerce',
  'custom_website',
  'mobile_app',
  'social_media',
  'marketplace',
  'pos',
  'other',
] as const
export type EcommercePlatform = (typeof ecommercePlatforms)[number]

export function isEcommercePlatform(name: string): name is EcommercePlatform {
  return ecommercePlatforms.some((known) => known === name)
}

/** DEC-ONB-5: whether one of the ways is a shop people walk into. */
export function hasPlaces(ways: readonly string[]): boolean {
  return ways.includes('pos')
}

/** DEC-ONB-5: whether one of the ways is online, and so has an address. */
export function sellsOnline(ways: readonly string[]): boolean {
  return ways.some((way) => way !== 'pos')
}
