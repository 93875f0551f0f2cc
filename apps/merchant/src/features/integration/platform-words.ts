import type { EcommercePlatform } from '@daftar/rules/onboarding/platforms'
import { m } from '@daftar/words'

/** What the ways to sell are called. */
export const platformNames: Readonly<Record<EcommercePlatform, () => string>> = {
  salla: m.integration_on_salla,
  zid: m.integration_on_zid,
  shopify: m.integration_on_shopify,
  woocommerce: m.integration_on_woocommerce,
  magento: m.integration_on_magento,
  opencart: m.integration_on_opencart,
  prestashop: m.integration_on_prestashop,
  bigcommerce: m.integration_on_bigcommerce,
  expandcart: m.integration_on_expandcart,
  youcan: m.integration_on_youcan,
  wix: m.integration_on_wix,
  squarespace: m.integration_on_squarespace,
  ecwid: m.integration_on_ecwid,
  shopware: m.integration_on_shopware,
  cs_cart: m.integration_on_cs_cart,
  odoo: m.integration_on_odoo,
  salesforce_commerce_cloud: m.integration_on_salesforce_commerce_cloud,
  sap_commerce: m.integration_on_sap_commerce,
  custom_website: m.integration_on_custom_website,
  mobile_app: m.integration_on_mobile_app,
  social_media: m.integration_on_social_media,
  marketplace: m.integration_on_marketplace,
  pos: m.integration_on_pos,
  other: m.integration_on_other,
}
