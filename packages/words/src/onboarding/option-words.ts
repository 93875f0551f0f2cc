import type { LocationNumber, OnboardingCountry } from '@daftar/rules/onboarding/document'
import type { BusinessType } from '@daftar/rules/onboarding/licences'
import type { OwnerFlag, OwnerRole } from '@daftar/rules/onboarding/owners'
import type { EcommercePlatform } from '@daftar/rules/onboarding/platforms'
import type { AnnualVolume } from '@daftar/rules/onboarding/volume'
import { m } from '../compiled.ts'

type Words<Key extends string> = Readonly<Record<Key, () => string>>

export const countryWords: Words<OnboardingCountry> = {
  SAU: m.shell_country_sau,
  ARE: m.shell_country_are,
  BHR: m.shell_country_bhr,
  KWT: m.shell_country_kwt,
  QAT: m.shell_country_qat,
  EGY: m.shell_country_egy,
  other: m.apply_country_other,
}

export const volumeWords: Words<AnnualVolume> = {
  less_than_1m: m.apply_volume_less_than_1m,
  from_1m_to_5m: m.apply_volume_from_1m_to_5m,
  from_5m_to_15m: m.apply_volume_from_5m_to_15m,
  above_15m: m.apply_volume_above_15m,
}

export const locationWords: Words<LocationNumber> = {
  '1': m.apply_locations_1,
  '2-5': m.apply_locations_2_5,
  '6-20': m.apply_locations_6_20,
  more_than_20: m.apply_locations_more,
}

export const businessWords: Words<BusinessType> = {
  freelance_license: m.apply_business_freelance_license,
  foreign_branch: m.apply_business_foreign_branch,
  sole_proprietorship: m.apply_business_sole_proprietorship,
  partnership: m.apply_business_partnership,
  private_company: m.apply_business_private_company,
  listed_company: m.apply_business_listed_company,
}

export const roleWords: Words<OwnerRole> = {
  'Board Member': m.apply_role_board_member,
  CEO: m.apply_role_ceo,
  'General Manager': m.apply_role_general_manager,
}

export const flagWords: Words<OwnerFlag> = {
  is_shareholder: m.apply_flag_shareholder,
  is_senior_management: m.apply_flag_senior_management,
  is_authorised_signatory: m.apply_flag_signatory,
  is_ultimate_beneficial_owner: m.apply_flag_beneficial_owner,
}

/** Names of products, the same in both languages. */
const brand = (name: string) => () => name

export const platformWords: Words<EcommercePlatform> = {
  salla: m.integration_on_salla,
  zid: m.integration_on_zid,
  shopify: brand('Shopify'),
  woocommerce: brand('WooCommerce'),
  magento: brand('Magento'),
  opencart: brand('OpenCart'),
  prestashop: brand('PrestaShop'),
  bigcommerce: brand('BigCommerce'),
  expandcart: brand('ExpandCart'),
  youcan: brand('YouCan'),
  wix: brand('Wix'),
  squarespace: brand('Squarespace'),
  ecwid: brand('Ecwid'),
  shopware: brand('Shopware'),
  cs_cart: brand('CS-Cart'),
  odoo: brand('Odoo'),
  salesforce_commerce_cloud: brand('Salesforce Commerce Cloud'),
  sap_commerce: brand('SAP Commerce'),
  custom_website: m.apply_platform_custom_website,
  mobile_app: m.apply_platform_mobile_app,
  social_media: m.apply_platform_social_media,
  marketplace: m.apply_platform_marketplace,
  pos: m.apply_platform_pos,
  other: m.apply_platform_other,
}

/** The choices of a list, in its order. */
export function optionsOf<Key extends string>(
  keys: readonly Key[],
  words: Words<Key>,
): { value: Key; label: string }[] {
  return keys.map((value) => ({ value, label: words[value]() }))
}
