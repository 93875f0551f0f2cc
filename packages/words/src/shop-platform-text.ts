import type { ShopPlatform } from '@daftar/rules/marketing/shop-platforms'
import { m } from './compiled.ts'

const names: Readonly<Record<ShopPlatform, () => string>> = {
  salla: m.integration_on_salla,
  zid: m.integration_on_zid,
  shopify: m.integration_on_shopify,
  woocommerce: m.integration_on_woocommerce,
}

/** What a platform is called in the reader's language. */
export function shopPlatformText(platform: ShopPlatform): string {
  return names[platform]()
}
