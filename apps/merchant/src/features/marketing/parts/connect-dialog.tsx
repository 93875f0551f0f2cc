import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { needsShopAddress, shopAddress, type ShopPlatform } from '@daftar/rules/marketing/shop-platforms'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { shopPlatformText } from '@daftar/words/shop-platform-text'
import { useQueryClient } from '@tanstack/react-query'
import { ActDialog } from '../../../shared/act/act-dialog.tsx'
import { connectMutation } from '../mutations.ts'
import styles from './marketing.module.css'

/**
 * Says what the platform will ask, asks for the shop's address where that is needed, and goes there
 * (DEC-MKT-3).
 */
export function ConnectDialog({ platform, onClose }: { platform: ShopPlatform; onClose: () => void }) {
  const name = shopPlatformText(platform)
  const act = useAct({
    mutation: connectMutation(useQueryClient()),
    doneText: () => m.marketing_platform_go_text({ platform: name }),
    onDone: ({ address }) => location.assign(address),
  })
  const form = useActForm({
    start: { shop: '' },
    check: ({ shop }) => ({ shop: problemOf(platform, shop) }),
    fields: { shop: { label: m.marketing_platform_shop_ask() } },
    error: act.error,
  })
  return (
    <ActDialog
      {...{ act, form, onClose }}
      title={m.marketing_platform_connect({ platform: name })}
      confirmLabel={m.marketing_platform_go({ platform: name })}
      onConfirm={() => act.send({ platform, shop: form.values.shop })}
    >
      <p className={styles.muted}>{m.marketing_platform_go_text({ platform: name })}</p>
      {needsShopAddress(platform) ? (
        <TextField
          {...form.field('shop')}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={250}
          hint={
            platform === 'shopify'
              ? m.marketing_platform_shop_shopify()
              : m.marketing_platform_shop_woocommerce()
          }
        />
      ) : null}
    </ActDialog>
  )
}

function problemOf(platform: ShopPlatform, shop: string) {
  if (shopAddress(platform, shop) !== null) return null
  return shop.trim() === '' ? 'required' : 'url_invalid'
}
