import { mayDo } from '@daftar/rules/access/capabilities'
import { merchantRoles } from '@daftar/rules/access/roles'
import type { ShopPlatform } from '@daftar/rules/marketing/shop-platforms'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../platform/database/database.ts'
import type { QueueMail } from '../../../platform/mail/queue-mail.ts'
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
  const { emails, ...merchant } = await keepersOf(tx, merchantId)
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

interface Keepers {
  name: string
  name_ar: string
  emails: string[]
}

async function keepersOf(tx: Tx, merchantId: string): Promise<Keepers> {
  const roles = merchantRoles.filter((role) => mayDo(role, 'do_marketing'))
  const [row] = await tx<Keepers[]>`
    select m.name, m.name_ar, array(
      select p.email from membership_public s join person_access p on p.id = s.person_id
       where s.merchant_id = m.merchant_id and s.role = any (${roles}) and p.email is not null and p.blocked_at is null
       order by p.email) as emails
      from merchant_public m where m.merchant_id = ${merchantId}`
  return row ?? { name: '', name_ar: '', emails: [] }
}
