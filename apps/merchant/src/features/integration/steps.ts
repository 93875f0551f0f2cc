import type { EcommercePlatform } from '@daftar/rules/onboarding/platforms'
import { m } from '@daftar/words'
import { platformNames } from './platform-words.ts'

type Way = 'module' | 'hosted' | 'own' | 'links'

/**
 * Modules that are tried with every change of the product, shops that belong to somebody else, code of one’s
 * own, and no shop.
 */
const ways: Partial<Record<EcommercePlatform, Way>> = {
  ...{ woocommerce: 'module', magento: 'module', opencart: 'module', odoo: 'module' },
  ...{ custom_website: 'own', mobile_app: 'own' },
  ...{ social_media: 'links', marketplace: 'links', pos: 'links', other: 'links' },
}

export function wayOf(platform: EcommercePlatform): Way {
  return ways[platform] ?? 'hosted'
}

/** What to do, one after the other, to sell on a platform (DEC-MER-4). */
export function stepsOf(
  platform: EcommercePlatform,
  { origin, code }: { origin: string; code: string },
): string[] {
  const name = { platform: platformNames[platform]() }
  const connect = [
    m.integration_step_address({ origin }),
    m.integration_step_test_keys(),
    m.integration_step_code({ code }),
  ]
  const prove = [m.integration_step_test_order(), m.integration_step_live()]
  switch (wayOf(platform)) {
    case 'module':
      return [m.integration_step_module(name), ...connect, ...prove]
    case 'hosted':
      return [m.integration_step_ask(name), ...connect, ...prove, m.integration_step_else_links()]
    case 'own':
      return [m.integration_step_quickstart(), m.integration_step_webhook(), ...prove]
    case 'links':
      return [m.integration_step_link(), m.integration_step_link_paid()]
  }
}
