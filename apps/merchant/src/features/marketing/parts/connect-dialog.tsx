import { isAboutFields, problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { needsShopAddress, shopAddress, type ShopPlatform } from '@daftar/rules/marketing/shop-platforms'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { Notice } from '@daftar/ui/notice'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { shopPlatformText } from '@daftar/words/shop-platform-text'
import { useQueryClient } from '@tanstack/react-query'
import { useId, type FormEvent } from 'react'
import { connectMutation } from '../mutations.ts'
import styles from './marketing.module.css'

/** Says what the platform will ask, asks for the shop's address where that is needed, and goes there (DEC-MKT-3). */
export function ConnectDialog({ platform, onClose }: { platform: ShopPlatform; onClose: () => void }) {
  const name = shopPlatformText(platform)
  const id = useId()
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
  function send(event: FormEvent) {
    event.preventDefault()
    form.confirm(() => act.send({ platform, shop: form.values.shop }))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.marketing_platform_connect({ platform: name })}
      closeLabel={m.common_close()}
      locked={act.isPending}
      actions={
        <>
          <Button disabled={act.isPending} onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button variant="primary" type="submit" form={id} busy={act.isPending}>
            {m.marketing_platform_go({ platform: name })}
          </Button>
        </>
      }
    >
      <form id={id} className={styles.fields} onSubmit={send} noValidate>
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
        {act.error && !isAboutFields(act.error, form.wireNames) ? (
          <Notice tone="negative" live="alert">
            {problemText(act.error)}
          </Notice>
        ) : null}
      </form>
    </Dialog>
  )
}

function problemOf(platform: ShopPlatform, shop: string) {
  if (shopAddress(platform, shop) !== null) return null
  return shop.trim() === '' ? 'required' : 'url_invalid'
}
