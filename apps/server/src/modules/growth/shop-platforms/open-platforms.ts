import type { Config } from '../../../config/config.ts'
import { sallaPort } from './adapters/salla.ts'
import { shopifyPort } from './adapters/shopify.ts'
import { answerConsent, fakeClient, fakePlatforms } from './adapters/fake-platforms.ts'
import { wooCommercePort } from './adapters/woocommerce.ts'
import { zidPort } from './adapters/zid.ts'
import type { CallOutside, ShopPlatforms } from './port.ts'

/**
 * The platforms the configuration names, over calls that are guarded; a platform without a client of ours is
 * not offered.
 */
export function openShopPlatforms(
  { shopPlatforms: { kind, salla, zid, shopify } }: Pick<Config, 'shopPlatforms'>,
  guarded: CallOutside,
): ShopPlatforms & { call: CallOutside } {
  if (kind === 'stand_in') {
    const call = fakePlatforms(guarded)
    return {
      ports: {
        salla: sallaPort(fakeClient, call),
        zid: zidPort(fakeClient, call),
        shopify: shopifyPort(fakeClient, call),
        woocommerce: wooCommercePort(call),
      },
      answerConsent,
      call,
    }
  }
  if (kind === 'off') return { ports: {}, call: guarded }
  return {
    ports: {
      ...(salla && { salla: sallaPort(salla, guarded) }),
      ...(zid && { zid: zidPort(zid, guarded) }),
      ...(shopify && { shopify: shopifyPort(shopify, guarded) }),
      woocommerce: wooCommercePort(guarded),
    },
    call: guarded,
  }
}
