import { defineTransitions } from '../status/transitions.ts'

/** DEC-MKT-3: the systems shops are built on whose products can be read here, in the order they are shown. */
export const shopPlatforms = ['salla', 'zid', 'shopify', 'woocommerce'] as const
export type ShopPlatform = (typeof shopPlatforms)[number]

export const shopConnectionStatuses = ['connected', 'broken', 'disconnected'] as const
export type ShopConnectionStatus = (typeof shopConnectionStatuses)[number]

/**
 * A connection breaks when the platform takes our leave to read away; its merchant connects it again, or ends
 * it.
 */
export const shopConnectionTransitions = defineTransitions<ShopConnectionStatus>({
  connected: { broken: ['system'], disconnected: ['merchant'] },
  broken: { connected: ['merchant'], disconnected: ['merchant'] },
  disconnected: { connected: ['merchant'] },
})

/** Minutes for which whoever went to a platform may come back with its consent. */
export const consentMinutes = 10

/** Whether the merchant has to say at which address their shop lies before the platform can be asked. */
export function needsShopAddress(platform: ShopPlatform): boolean {
  return platform === 'shopify' || platform === 'woocommerce'
}

/**
 * The address of a shop as it is kept, a host with a path if it has one, out of what was typed; null for
 * none. Shopify's shops are known by their name at `myshopify.com`, which the name alone says too.
 */
export function shopAddress(platform: ShopPlatform, typed: string): string | null {
  if (!needsShopAddress(platform)) return ''
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '')
  if (platform === 'shopify') {
    const name = /^([a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?)(?:\.myshopify\.com)?$/.exec(bare)?.[1]
    return name === undefined ? null : `${name}.myshopify.com`
  }
  return siteOf(bare)
}

/** A host of at least two labels, and the folder the shop lies in. */
function siteOf(bare: string): string | null {
  const [host = '', ...path] = bare.split('/')
  const isHost = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(host)
  const isPath = path.every((part) => /^[\w.~-]{1,60}$/.test(part) && !/^\.+$/.test(part))
  return isHost && isPath && path.length <= 3 && bare.length <= 200 ? bare : null
}
