import { mayDo } from '@daftar/rules/access/capabilities'
import { merchantRoles } from '@daftar/rules/access/roles'
import type { ShopPlatform } from '@daftar/rules/marketing/shop-platforms'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
import { readersOf } from '../../people/members/index.ts'
import type { ConnectionRow } from './machine.ts'

const platformNames: Readonly<Record<ShopPlatform, string>> = {
  salla: 'Salla',
  zid: 'Zid',
  shopify: 'Shopify',
  woocommerce: 'WooCommerce',
}

/** A letter to everybody who may connect the shop again; the bell rings for those who see marketing. */
export async function tellBroken(
  tx: Tx,
  { queueMail, publicOrigin }: { queueMail: QueueMail; publicOrigin: string },
  { merchant_id: merchantId, platform, shop, shop_name }: ConnectionRow,
): Promise<void> {
  const roles = merchantRoles.filter((role) => mayDo(role, 'do_marketing'))
  const { emails, ...merchant } = await readersOf(tx, merchantId, { roles })
  const letter = {
    kind: 'shop_platform_broken',
    merchantId,
    about: { en: nameIn('en', merchant), ar: nameIn('ar', merchant) },
    facts: {
      merchant,
      platform: platformNames[platform],
      shop: shop_name || shop,
      address: publicOrigin + pathOf('platformsConnect'),
    },
  } as const
  await queueMail(tx, ...emails.map((to) => ({ to, ...letter })))
}
